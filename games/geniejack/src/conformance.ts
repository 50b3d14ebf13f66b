const SHOE = { deck: { reshuffleBetweenHands: false, numberOfDecks: 2 }, dealer: { peeksForBlackjack: true } }
const MORE = { actions: { canSplit: true, canSurrender: true }, deck: { numberOfDecks: 8 } }
const TURNED = { turnOrder: { playerGoesFirst: false }, scoring: { bustSaveThreshold: 23 } }

// Of the deck the undealt cards are hidden, and the hole card where it was dealt from.
const FACE_DOWN = ['rng.seed', 'combat.deck', 'combat.dealerHand.cards.0']

/** How the conformance kit plays this game, in its tests and by `turnwise check`. */
export const conformance = {
  hidden: { seat: FACE_DOWN, spectator: FACE_DOWN },
  seeds: 20,
  options: [{}, { difficulty: 'merciful' }, { rules: SHOE }, { rules: TURNED }, { rules: MORE }],
}
