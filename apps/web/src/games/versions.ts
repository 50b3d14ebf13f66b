// A file of its own, so that not all of the engine is loaded.
export { withVersions } from '@turnwise/engine'
