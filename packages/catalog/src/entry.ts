import type { CatalogEntry } from '@turnwise/engine'
import type { BoardModule } from '@turnwise/ui'

export interface WebCatalogEntry extends CatalogEntry {
  /** The game's board, loaded when a match is opened; without one the page shows the text face. */
  board?(): Promise<BoardModule>
  /** Does the board have a lesson? Known before it is loaded. */
  readonly hasLesson?: boolean
  readonly others?: Readonly<Record<string, WebCatalogEntry>>
}
