/** How to play, for people. */
export const rules = `# Runerail

Build a railway over two levels of a map, carry goods to the cities that ask for them, and be the first to join **seven of the
eight major cities** with your own track while holding **250 gold**.

## Setting up
Everybody starts with 60 gold, a Teapot (speed 10, two loads) and three demand cards. A card names three demands; serving one of
them pays it and uses the card up. Foremen are dealt: take one, or none and be dealt again, at most twice. Then come three opening turns
each, for building only, in the order first to last, last to first, first to last. Finally everybody places their train in any city.

## A turn
**Move.** One movement a step, over track or inside a major city. A train turns round only in cities and ports. The first step
a turn on each rival's track costs 4 gold to its owner, the first step underground 1 gold in bribes. In a city you may pick up what it
supplies, drop a load, or deliver one that one of your cards asks for there. You draw a new card at once; events act as they come up.

**Ship.** Going on to this phase ends the train's movement. In a port you may draw a ship once a turn and board it for its fee.
It sails from your next turn on, as far as its speed, and the voyage ends in the port it enters.

**Build.** Up to 20 gold a turn on track, bribes, trains and foremen together. Track grows from any major city (two sections a turn may start there) or
from your own track. A section costs what its end is made of: plain, desert and strait 1; forest, mountain, port and entrance 2; jungle, small and medium
city 3; alpine, volcano, rock and major city 5. Crossing a river adds 2, an inlet 3. The first section underground in a turn adds a bribe of 1.
Small cities and ports take two players, medium cities three; nobody has more than three sections at a small or medium city or an entrance, and nobody
may shut others out. A better train costs 10 gold a level.

In place of the whole turn you may turn in your hand. With less than 10 gold you may begin a turn by borrowing 20, and owe 40. A train that can
reach no city may be rescued, without its loads.

## Foremen
Catman: jungle for 1. Dwarf: mountain for 1. Elf: forest for 1. Human: no charge for rivers, 1 for inlets. Orc: pays no bribes and
takes those of all others. Troll: builds underground only, everything there for 2, and pays no bribes. Wee folk: draw three ships, pick one, no fee.
Drawing another foreman costs 1 gold, choosing one 5.

## Events
Most last until the end of the next turn of the player who drew them. Track that an event destroys may be rebuilt only by its owner for a while.
A player who loses a turn by their own card loses the rest of the present one as well.

## The end
The match ends the moment a player has the gold and the cities, no matter whose turn it is; not while that player owes a loan. Magical links join cities while
they are open: Wychmoor and Ondolar from the start, Bluefeld and Quillhaven once the Rainbow Bridge has come up. After the limit of rounds the
player who joins most cities wins, then the richer one. A player who resigns is out; the last one left wins.

A first match is played on the west of the map: four major cities, no draft, three cities and 80 gold to win, 80 gold to start with.
`
