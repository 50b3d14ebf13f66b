import type { Skin, SkinPart } from '@turnwise/ui'
import { useEffect, useSyncExternalStore } from 'react'

/** The pictures that replace parts of one game's board: those that came with the app, and the player's own in their place. */
export interface LoadedSkin {
  readonly pictures: Skin
  /** Files that no browser can show, or that are no part of the board, each with the reason. */
  readonly leftOut: readonly string[]
  readonly hasOwn: boolean
}

const NONE: LoadedSkin = { pictures: {}, leftOut: [], hasOwn: false }

/** The service worker keeps this cache when a new version of the app comes. */
const CACHE = 'turnwise-skins'
const MAX_BYTES = 8 * 1024 * 1024

const loaded = new Map<string, LoadedSkin>()
const listeners = new Set<() => void>()

export function useSkin(game: string, parts: readonly SkinPart[] | undefined): LoadedSkin {
  useEffect(() => {
    if (parts !== undefined && !loaded.has(game)) void load(game, parts)
  }, [game, parts])
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => loaded.get(game) ?? NONE,
  )
}

/** Keeps these files on the device, each under the part that it is named after. */
export async function addPictures(game: string, parts: readonly SkinPart[], files: readonly File[]): Promise<void> {
  const cache = await openCache()
  const leftOut: string[] = []
  for (const file of files) {
    const problem =
      cache === undefined ? 'this page may not keep files' : await problemOf(file, partOf(file.name), parts)
    if (problem === undefined) await cache?.put(addressOf(game, partOf(file.name)), new Response(file))
    else leftOut.push(`${file.name}: ${problem}.`)
  }
  await load(game, parts, leftOut)
}

export async function removePictures(game: string, parts: readonly SkinPart[]): Promise<void> {
  const cache = await openCache()
  await Promise.all(parts.map(({ name }) => cache?.delete(addressOf(game, name))))
  await load(game, parts)
}

async function load(game: string, parts: readonly SkinPart[], leftOut: readonly string[] = []): Promise<void> {
  loaded.set(game, loaded.get(game) ?? NONE)
  const shipped = new Map((__SKINS__[game] ?? []).map(file => [partOf(file), `/skins/${game}/${file}`]))
  const cache = await openCache()
  const pictures: Record<string, string> = {}
  const problems = [...leftOut]
  let hasOwn = false
  for (const { name } of parts) {
    const own = await cache?.match(addressOf(game, name))
    const address = shipped.get(name)
    const answer = own ?? (address === undefined ? undefined : await fetch(address).catch(() => undefined))
    if (answer?.ok !== true) continue
    const picture = await answer.blob()
    const problem = await problemOf(picture, name, parts)
    if (problem === undefined) pictures[name] = URL.createObjectURL(picture)
    else problems.push(`${name}: ${problem}.`)
    hasOwn ||= own !== undefined
  }
  for (const address of Object.values(loaded.get(game)?.pictures ?? {})) URL.revokeObjectURL(address)
  loaded.set(game, { pictures, leftOut: problems, hasOwn })
  for (const listener of listeners) listener()
}

async function problemOf(file: Blob, part: string, parts: readonly SkinPart[]): Promise<string | undefined> {
  if (!parts.some(({ name }) => name === part)) return 'no part of this board has that name'
  if (file.size > MAX_BYTES) return 'larger than 8 MB'
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return undefined
  } catch {
    return 'no picture that this browser can show'
  }
}

/** Caches are only there on pages that came over a safe connection, and may be switched off. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(CACHE)
  } catch {
    return undefined
  }
}

const addressOf = (game: string, part: string) => `/skins/own/${game}/${part}`

/** A part is named by its file without the ending. */
const partOf = (file: string) => file.replace(/\.[^.]*$/u, '').toLowerCase()
