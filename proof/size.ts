/** `npm run test:proof` runs the long sizes, `npm test` the small ones. */
export function sized(small: number, long: number): number {
  return process.env.PROOF_SIZE === 'long' ? long : small
}
