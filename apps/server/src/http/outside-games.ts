import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { CatalogEntry } from '@turnwise/engine'
import type { FastifyInstance } from 'fastify'

/** A game that does not come with Turnwise. */
export interface OutsideGame {
  readonly entry: CatalogEntry
  /** Of its rules. */
  readonly version: string
  /** The URL of its module, for the threads in which bots think. */
  readonly moduleUrl: string
  /** The folder of its build for the browser; without one the page does not offer it. */
  readonly web?: string
}

/** What the page learns about such a game. */
export interface ListedGame {
  readonly id: string
  readonly version: string
  readonly title: string
  readonly tagline: string
  readonly seats: { readonly min: number; readonly max: number }
  /** The URL of its folder. It changes with the content, so that everything in it can be cached for ever. */
  readonly base: string
  /** Does its board have a lesson? */
  readonly hasLesson: boolean
  /** All files in the folder. */
  readonly files: readonly string[]
}

/**
 * Serves the list of further games at `/games.json`, and each game's build under a URL derived from its content. The server
 * plays by the rules that it loaded at its start, so it also serves the build of that time: a copy, which a later
 * `turnwise build` does not change.
 */
export async function serveOutsideGames(app: FastifyInstance, games: readonly OutsideGame[]): Promise<void> {
  const listed: ListedGame[] = []
  for (const { entry, version, web } of games) {
    if (web === undefined || !existsSync(join(web, 'module.js'))) continue
    const { id, title, tagline, seats } = entry
    const root = mkdtempSync(join(tmpdir(), `turnwise-${id}-`))
    app.addHook('onClose', async () => rmSync(root, { recursive: true, force: true }))
    cpSync(web, root, { recursive: true })
    const files = readdirSync(root).sort()
    const base = `/games/${id}/${hashOf(root, files)}/`
    listed.push({ id, version, title, tagline, seats, base, hasLesson: hasLesson(root, files), files })
    await app.register(fastifyStatic, {
      root,
      prefix: base,
      decorateReply: false,
      cacheControl: false,
      setHeaders: reply => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
  }
  app.get('/games.json', (_request, reply) => reply.header('cache-control', 'no-cache').send({ games: listed }))
}

/** A board's lesson is its `tutorial`, a name that no build shortens; nobody has to load the board to know. */
function hasLesson(folder: string, files: readonly string[]): boolean {
  return files.some(file => file.endsWith('.js') && /\btutorial\b/.test(readFileSync(join(folder, file), 'utf8')))
}

function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
