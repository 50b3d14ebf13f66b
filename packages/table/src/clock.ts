/** Thinking time: so many seconds for each move, or a bank that grows with each move. */
export type ClockSettings =
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'fischer'; readonly initial: number; readonly increment: number }
