import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { GameEngine } from './game.ts'

/** `TURNWISE_DATA`, else the XDG place for data. */
export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const root =
    environment.TURNWISE_DATA || join(environment.XDG_DATA_HOME || join(home(), '.local', 'share'), 'turnwise')
  return join(root, 'geniejack')
}

/** A user of a container or a service may have none. */
function home(): string {
  try {
    return homedir()
  } catch {
    throw new Error('This user has no home folder: set TURNWISE_DATA to a folder for the runs.')
  }
}

export type Loaded =
  | { readonly kind: 'run'; readonly engine: GameEngine }
  | { readonly kind: 'empty' }
  /** The file is left as it is. */
  | { readonly kind: 'damaged'; readonly problem: string }

export interface SlotInfo {
  readonly name: string
  readonly savedAt: Date
  readonly loaded: Loaded
}

/** Runs in files, one a slot. A file that cannot be read is reported and never written over. */
export class Slots {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = join(folder, 'saves')
  }

  fileOf(name: string): string {
    return join(this.#folder, `${name}.json`)
  }

  load(name: string): Loaded {
    const file = this.fileOf(name)
    if (!existsSync(file)) return { kind: 'empty' }
    try {
      return { kind: 'run', engine: GameEngine.fromSerialized(JSON.parse(readFileSync(file, 'utf8'))) }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return { kind: 'damaged', problem: `${file} cannot be used and is left as it is: ${why}` }
    }
  }

  /** Newest first. */
  list(): SlotInfo[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder)
      .filter(file => file.endsWith('.json'))
      .map(file => file.slice(0, -'.json'.length))
      .map(name => ({ name, savedAt: statSync(this.fileOf(name)).mtime, loaded: this.load(name) }))
      .sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime())
  }

  /** Takes a free slot for a new run and holds it with the run's first save; 1, 2, 3 … unless it is named. */
  claim(engine: GameEngine, name?: string): string | undefined {
    mkdirSync(this.#folder, { recursive: true })
    const text = JSON.stringify(engine.serialize())
    for (let number = 1; ; number++) {
      const slot = name ?? String(number)
      try {
        writeFileSync(this.fileOf(slot), text, { flag: 'wx' })
        return slot
      } catch (error) {
        if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
        if (name !== undefined) return undefined
      }
    }
  }

  /** Whole or not at all: a crash in the middle leaves the save before. */
  save(name: string, engine: GameEngine): void {
    const file = this.fileOf(name)
    const draft = `${file}.${process.pid}.tmp`
    writeFileSync(draft, JSON.stringify(engine.serialize()), { flush: true })
    renameSync(draft, file)
  }

  free(name: string): void {
    rmSync(this.fileOf(name), { force: true })
  }
}

export function isSlotName(name: string): boolean {
  return /^[A-Za-z0-9_-]{1,40}$/u.test(name)
}
