export * from './words.ts'
