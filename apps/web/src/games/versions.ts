// Loaded where it is needed: the home page does without the engine.
export { atVersion, withVersions } from '@turnwise/engine'
