import type { Plugin } from 'vite'

const EMPTY = '\0no-board'

/** Bots share the catalog with the page but need no boards: their worker is built without boards. */
export function withoutBoards(): Plugin {
  return {
    name: 'turnwise-without-boards',
    enforce: 'pre',
    resolveId: id => (/^@turnwise\/[\w-]+\/web$/.test(id) ? EMPTY : undefined),
    load: id => (id === EMPTY ? 'export const board = undefined' : undefined),
  }
}
