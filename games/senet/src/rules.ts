export const rules = `# Senet

Two players, five pieces each, a path of thirty squares. Be the first to bring all five pieces off the board.

## The path
The board has three rows of ten. Squares 1–10 run from left to right along the top, 11–20 from right to left through the
middle, 21–30 from left to right along the bottom. The pieces start on 1–10: the first player on 1, 3, 5, 7, 9, the second
on 2, 4, 6, 8, 10. The first player begins.

## A turn
1. **Throw.** The value is 1 to 5. With sticks a 2 is the likeliest (6 in 16), then 1 and 3 (4 in 16), then 4 and 5 (1 in
   16). The match may also be set to a uniform throw.
2. **Move** one of your pieces forward by exactly that many squares. If no piece can move, the throw is forfeited.
3. After a **1, 4 or 5** you throw again, played or forfeited. After a 2 or 3 it is your opponent's turn.

## Where a piece may go
- Never onto a piece of your own.
- Onto a single piece of your opponent: the two **swap** places.
- Not onto a **protected** piece: one with a neighbour of its own side just before or after it on the path. The corners
  10–11 and 20–21 count as neighbours.
- Not over a **blockade**: two neighbouring pieces of your opponent. You may pass over single pieces and over your own.

## Special squares
| square | what it does |
|---|---|
| 15 | safe |
| 26 | safe; a piece must land here before it may go further, and then it is free to for the rest of the match |
| 27 | water: the piece goes back at once to 15, or to the nearest empty square below it |
| 28, 29 | safe |
| 30 | not safe |

A piece on a safe square cannot be swapped.

## Leaving the board
Only by the exact throw: from 28 with a 3, from 29 with a 2, from 30 with a 1. A pair of your opponent between your piece and
the edge blocks this too.

## The end
Whoever has borne off five pieces has won.
`
