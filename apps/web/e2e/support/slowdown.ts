/** `TEST_SLOWDOWN=6` runs the pages at a sixth of the speed of this machine, to find tests that depend on it. */
export const SLOWDOWN = Number(process.env.TEST_SLOWDOWN ?? 1)
