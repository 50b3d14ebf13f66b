import type { WebCatalogEntry } from '@turnwise/catalog'

/** A game of this server that does not come with Turnwise, as `/games.json` lists it. */
interface ListedGame {
  readonly id: string
  readonly version: string
  readonly title: string
  readonly tagline: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly base: string
  readonly hasLesson: boolean
  readonly files: readonly string[]
}

export interface OutsideEntry extends WebCatalogEntry {
  /** Of its rules. */
  readonly version: string
  /** The address of its module, for the thread in which bots think. */
  readonly moduleUrl: string
  readonly picture?: string
}

/** A cache beside that of the app's own files; the service worker keeps it when a new version of the app arrives. */
const CACHE = 'turnwise-games'
/** A separate address for the cached list, so that `/games.json` itself always comes from the network. */
const KEPT_LIST = '/games.json?kept'

/** The further games of this server; those of the last visit if the server cannot be reached. */
export async function listOutsideGames(): Promise<readonly OutsideEntry[]> {
  const games = (await fetchList()) ?? (await keptList()) ?? []
  return games.map(entryOf)
}

async function fetchList(): Promise<readonly ListedGame[] | undefined> {
  try {
    const answer = await fetch('/games.json')
    const isList = answer.ok && answer.headers.get('content-type')?.includes('application/json') === true
    if (!isList) return []
    const { games }: { readonly games: readonly ListedGame[] } = await answer.clone().json()
    void keep(games, answer)
    return games
  } catch {
    return undefined
  }
}

/** Caches all files of these games on the device and removes those of older builds. */
async function keep(games: readonly ListedGame[], list: Response): Promise<void> {
  if (!('caches' in globalThis) || games.length === 0) return
  const cache = await caches.open(CACHE)
  await cache.put(KEPT_LIST, list)
  const files = new Set(games.flatMap(({ base, files }) => files.map(file => new URL(base + file, location.href).href)))
  for (const { url } of await cache.keys()) {
    if (!files.has(url) && !url.endsWith(KEPT_LIST)) await cache.delete(url)
  }
  const missing = await Promise.all([...files].map(async url => ((await cache.match(url)) === undefined ? [url] : [])))
  await cache.addAll(missing.flat())
}

async function keptList(): Promise<readonly ListedGame[] | undefined> {
  if (!('caches' in globalThis)) return undefined
  const kept = await caches.match(KEPT_LIST)
  return kept === undefined ? undefined : (await kept.json()).games
}

function entryOf({ id, version, title, tagline, seats, base, hasLesson, files }: ListedGame): OutsideEntry {
  const moduleUrl = new URL(`${base}module.js`, location.href).href
  return {
    id,
    version,
    title,
    tagline,
    seats,
    hasLesson,
    moduleUrl,
    load: async () => (await import(/* @vite-ignore */ moduleUrl)).module,
    ...(files.includes('web.js') ? { board: () => loadBoard(base, files) } : {}),
    ...(files.includes('picture.svg') ? { picture: `${base}picture.svg` } : {}),
  }
}

async function loadBoard(base: string, files: readonly string[]) {
  const { shareModules } = await import('./shared-modules.ts')
  shareModules()
  if (files.includes('web.css')) await addStyles(`${base}web.css`)
  return (await import(/* @vite-ignore */ new URL(`${base}web.js`, location.href).href)).board
}

function addStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`) !== null) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return new Promise(resolve => {
    link.addEventListener('load', () => resolve())
    // A board without its styles is still usable.
    link.addEventListener('error', () => resolve())
  })
}
