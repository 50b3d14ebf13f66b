export * from './act.ts'
export { type Checked, check } from './checked.ts'
export * from './close-codes.ts'
export type { ExampleFacts } from './command.ts'
export { entriesIn } from './commands/import-match.ts'
export { COMMANDS, LIVE_COMMANDS } from './commands/index.ts'
export * from './derived.ts'
export * from './envelope.ts'
export * from './errors.ts'
export { type ClockSettings, clockSettings, PAGE } from './fields.ts'
export * from './json-guard.ts'
export * from './json-schemas.ts'
export * from './pushes.ts'
export type { ReadonlyDeep } from './readonly-deep.ts'
export * from './rematch.ts'
export * from './reserved.ts'
export {
  fromWireAction,
  type RunningClock,
  type SeenChat,
  type SeenEntry,
  type SeenPlayer,
  toWireAction,
  type WireAction,
} from './shapes.ts'
