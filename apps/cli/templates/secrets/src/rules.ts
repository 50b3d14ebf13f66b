export const rules = `# Liar’s Dice

Everybody rolls dice under a cup and sees only their own. Who begins is drawn. In turn, bid how many dice of one face there are
under all cups together: each bid must be higher than the last, by a greater count, or by a higher face at the same count.

Instead of bidding, challenge the last bid. All cups are lifted. If there are at least as many dice of that face as were bid,
the challenger loses a die, else the bidder does. Then everybody rolls again, and the loser of the die begins.

The last player with dice wins. When the agreed rounds are over, the most dice win, and equals share the win.
`
