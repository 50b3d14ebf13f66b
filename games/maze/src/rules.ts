export const rules = `# A Maze

Each player builds a maze and explores the maze that the other has built. Find the true treasure and be the first to leave with it.

## Building

A maze has 10×10 cells. Walls are between cells. It has four exits, one on each side: openings in the outer wall. It holds
four treasures, of which one is true; two Crutches, two Crossbows and two Traps; and four pits, each with a landing. A cell
holds at most one thing, and a cell with an exit holds no pit.

From every cell where a player can stand, the true treasure must be within reach, and an exit from there: nobody can be locked
in. Build your maze by hand, or take a generated one and change it as you like. Both build in secret, then both choose a start cell
in the other maze, in secret as well. What is on the start cell happens at once. A maze that is built and a start that is chosen
are final, and so is every step.

## Turns and steps

You take turns, and a turn is one step: north, east, south or west.

- **Open**: you are in the next cell, and what is there happens.
- **Wall**: you stay, and know whether it is an inner wall or the outer wall.
- **Exit**: you leave the maze. That ends your turn; at your next one you are back on the same cell.

## What can be in a cell

- **Crutch**: from your next turn on you have two steps in each of your turns.
- **Crossbow**: it slows you down: from then on your opponent has two steps in each of their turns. A Crutch and a Crossbow
  cancel each other. Nobody ever has more than two steps.
- **Trap**: you miss three turns. A second step of the same turn is still yours.
- **Treasure**: you see that it is one, not whether it is true.
- **Pit**: you fall, and land somewhere else in the maze.

Things are gone once stepped on; pits stay.

## Getting out

When you leave, all treasures that you have found so far are checked. With the true one among them you have done it;
otherwise you know that they are all fakes. If the first player does it, the other still plays the turn of that round: if they do it
too, it is a draw. After 500 rounds it is a draw as well. You may resign at any time.

## Maps

You see what you have tried and where you have been, nothing else: neither where your opponent is nor what they find. You do see
how many steps they take and how often they try to join maps.

After a fall you do not know where you are, so a new map begins at the landing. Once in a turn, before a step, you may try to **join
the maps**: name the cell of the board where you think you are. If you are right, the new map becomes part of your main map; if not,
you know only that. It costs no step. Every fall opens a new map, and only the map that you are on can be joined.
`
