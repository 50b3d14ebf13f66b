export { renderView } from './display.ts'
export { createInputHandler, InputEnded } from './input.ts'
