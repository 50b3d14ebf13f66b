export const rules = `# A Maze

Each of you builds a maze, and each is lost in the maze of the other. Find the true treasure and get out with it first.

## Building

A maze has 10×10 cells. Walls stand between cells. It has four exits, one on each side: openings in the outer wall. It holds
four treasures, of which one is true; two Crutches, two Crossbows and two Traps; and four pits, each with a landing. A cell
holds at most one thing, and a cell with an exit holds no pit.

From every cell where one can stand, the true treasure must be within reach, and an exit from there: nobody can be locked
in. Build your maze by hand, or take a generated one and change it as you like. Both build in secret, then both choose a start cell
in the other maze, in secret as well. What lies on the start cell happens at once.

## Slots and turns

You have slots in turn, and a slot is one turn: a move north, east, south or west.

- **Open**: you are in the next cell, and what lies there happens.
- **Wall**: you stay, and know whether it is an inner or the outer wall.
- **Exit**: you leave the maze. That ends your slot; at your next one you are back on the same cell.

## What lies there

- **Crutch**: from your next slot on you have two turns in each of your slots.
- **Crossbow**: it slows you down: from then on your opponent has two turns in each of his. A Crutch and a Crossbow cancel
  each other. Nobody ever has more than two turns.
- **Trap**: you skip three slots. A second turn of the same slot is still yours.
- **Treasure**: you see that it is one, not whether it is true.
- **Pit**: you fall, and land somewhere else in the maze.

Things are gone once stepped on; pits stay.

## Getting out

When you leave, all treasures that you have found so far are checked. With the true one among them you have done it;
otherwise you know that they are all fakes. If the first player does it, the other still plays the slot of that round: if he does it
too, it is a draw. After 500 rounds it is a draw as well. You may resign at any time.

## Maps

You see what you have tried and where you have been, nothing else: neither where your opponent is nor what he finds. You do see
how many moves and merges he makes.

After a fall you do not know where you are, so a new map begins at the landing. Once in a slot, before a move, you may try a
**merge**: name the cell of the board where you think you stand. If you are right, the new map joins your main map; if not, you
know only that. It costs no turn. Every fall opens a new map, and only the map you stand on can be merged.
`
