/** What a player reads of something that failed. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
