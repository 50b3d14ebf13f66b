import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogEntry } from '@turnwise/engine'
import { ownValue } from '@turnwise/engine'
import type { Store } from '@turnwise/table'

/** An invitation as messengers and browsers show it. */
export interface Preview {
  readonly title: string
  readonly text: string
  /** The path of a picture, where the game has one. */
  readonly image?: string
}

export type FindPreview = (path: string) => Promise<Preview | undefined>

const MATCH = /^\/match\/([\w-]{1,64})$/

/** Shows only what the invitation says: the game and who invites. Nothing about the play, and nothing secret. */
export function matchPreviews(
  store: Pick<Store, 'loadMatch'>,
  catalog: readonly CatalogEntry[],
  root: string,
): FindPreview {
  return async path => {
    const id = MATCH.exec(path)?.[1]
    const loaded = id === undefined ? undefined : await store.loadMatch(id)
    const entry = catalog.find(game => game.id === loaded?.match.game)
    if (loaded === undefined || entry === undefined) return undefined
    const { seats } = loaded
    const host = seats.find(seat => seat.bot === null && !seat.open)?.name
    const isOpen = seats.some(seat => seat.open)
    const image = `/previews/${entry.id}.png`
    return {
      title: isOpen && host !== undefined ? `${host} invites you to play ${entry.title}` : `A match of ${entry.title}`,
      text: `${entry.tagline} No account needed.`,
      ...(existsSync(join(root, image)) ? { image } : {}),
    }
  }
}

/** The page of the app with the preview in its head. Names are text, never markup. */
export function pageWith(preview: Preview, root: string, origin: string, path: string): string {
  const { title, text, image } = preview
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Turnwise'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', `${origin}${path}`],
    ...(image === undefined ? [] : [['og:image', `${origin}${image}`]]),
    ['twitter:card', image === undefined ? 'summary' : 'summary_large_image'],
  ].map(([name = '', content = '']) => `<meta property="${name}" content="${escapeHtml(content)}" />`)
  const page = readFileSync(join(root, 'index.html'), 'utf8')
  return page.replace('</head>', () => `${tags.join('\n')}\n</head>`)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => ownValue(ENTITIES, character) ?? character)
}
