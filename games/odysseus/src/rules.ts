/** How to play, for people. */
export const rules = `# Odysseus: Tempt the Seas

Two to four captains sail from Troy to Ithaca. The first ship that lands on Ithaca wins.

## The sea
The path starts at Troy and grows as the ships sail: two open seas, then an epic, and so on. Nine epics lie in an order that
nobody knows; Ithaca, tile 30, is always last. Open sea does nothing. An epic does something to the ship that **lands** on it;
passing it does nothing. No ship goes past Ithaca or behind Troy.

## Your turn
You have 5 action points.

| action | costs | does |
|---|---|---|
| Draw a Sea card | 1 | sail as the card says (back, too), then take its damage; some cards end your turn |
| Repair 1 | 1 | remove 1 damage |
| Sail 1 carefully | 3 | 1 tile forward, no card |
| Sail 2 carefully | 5 | 2 tiles forward, no card; only an undamaged ship |
| End the turn | 0 | the rest of your points is lost |

Your turn also ends with your last point, with a card or an epic that says so, and with a shipwreck.

## Damage
A damage that brings your ship to 3 (or finds it there) **wrecks** it: your turn ends and your next turn is skipped. The damage
stays until you repair it.

## Epics
- **Safe Harbor** repairs the ship fully.
- **Soldier Attack**: 1 damage.
- **Lotus-Eaters**: 1 tile forward, and your next turn is skipped.
- **Cyclops**: alone you are stuck, and your turns are skipped, until another ship lands there. Then both go 2 tiles on.
- **Aeolus**: choose how many tiles to sail forward, at 1 damage each; never so many that it would wreck you.
- **Circe**: your turn ends, your next one is skipped, and the turn after begins with a jump to the next epic.
- **Underworld**: 1 tile back; then everybody sees the next two epics.
- **Sirens**: in your next turn you must use all 5 points. If you are not wrecked in it, everybody sees the next epic.
- **Sun God's Cattle**: back to the previous epic other than Safe Harbor, which counts again; with none behind you, to Troy.

An epic that moves you makes the tile where you land count too, but no tile counts twice in one chain.

## The end
Landing on Ithaca wins at once, whatever carried you there. When the Sea deck is empty nobody draws any more; the round is
played to its last seat, and the ship that is farthest wins. Ships on the same tile share the win. Three rounds in a row in
which nobody draws a card or sails carefully end the match in the same way; rounds in which every turn is skipped do not count.

Which cards and epics are left is no secret; their order is.
`
