export * from './board.ts'
export * from './colors.ts'
export * from './sounds.ts'
export * from './tutorial.ts'
