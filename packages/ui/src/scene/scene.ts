import {
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  type ReactPortal,
  useContext,
  useLayoutEffect,
} from 'react'
import { createPortal } from 'react-dom'
import type { Arrangement, Strip } from './arrangement.ts'

/** Pixels of the scene that plates and strip cover, on each side. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** What a board needs to lay itself out: it fills the whole scene and keeps what matters clear of the insets. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly insets: Insets
  readonly arrangement: Arrangement
  /** 1.25 in large windows, where plates and strip are larger, else 1. */
  readonly scale: number
  /** The part of the top inset that plates actually cover; the rest is free. */
  readonly plates: { readonly left: number; readonly right: number }
}

/** The parts of the strip that a board can fill. */
export const STRIP_PARTS = ['status', 'before', 'after', 'actions'] as const
/** An area of the strip. */
export type StripPart = (typeof STRIP_PARTS)[number]

/** What the page gives a board that fills the scene. */
export interface SceneHost {
  readonly scene: Scene
  /** Where the parts of the strip are; null until they are mounted. */
  readonly slots: Readonly<Record<StripPart, HTMLElement | null>>
  /** The board fills this part itself, in place of the page's own content. Returns a function that undoes it. */
  claim(part: StripPart): () => void
  /** The board asks for another strip in this arrangement. Returns a function that undoes it. */
  wish(strip: Partial<Record<Arrangement, Strip>>): () => void
}

/** Provided by the page around the board. */
export const SceneContext = createContext<SceneHost | undefined>(undefined)

/** Outside a scene (a picture, an editor) nothing is covered. */
const BARE: Scene = {
  width: 0,
  height: 0,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  arrangement: 'wide',
  scale: 1,
  plates: { left: 0, right: 0 },
}

/** The size of the scene, what is covered, and how it is arranged. */
export function useScene(): Scene {
  return useContext(SceneContext)?.scene ?? BARE
}

/** Replaces the module's `scene.strip` while the component is mounted: for phases that need more or less room. */
export function useStrip(strip: Partial<Record<Arrangement, Strip>> | undefined): void {
  const host = useContext(SceneContext)
  const wish = host?.wish
  const key = JSON.stringify(strip)
  useLayoutEffect(() => {
    if (key === undefined || wish === undefined) return
    return wish(JSON.parse(key))
  }, [key, wish])
}

interface PartProps {
  readonly children?: ReactNode
}

/** Puts its children into the strip instead of the buttons that the page makes from the legal actions. */
export function SceneActions({ children }: PartProps): ReactPortal | null {
  return usePart('actions', children)
}

/** Puts its children beside the status line: before it, or after it. */
export function SceneExtra({
  place = 'after',
  children,
}: PartProps & { readonly place?: 'before' | 'after' }): ReactPortal | null {
  return usePart(place, children)
}

interface StatusProps {
  /** One short sentence. */
  readonly title: ReactNode
  /** The second line; left out if there is no room. */
  readonly detail?: ReactNode
}

/** Title and second line of the status line instead of `prompt`. A refusal or note of the page still replaces them. */
export function SceneStatus({ title, detail }: StatusProps): ReactPortal | null {
  const line = createElement('b', { className: 'status-title' }, title)
  const second = detail === undefined ? null : createElement('span', { className: 'status-detail' }, ' ', detail)
  return usePart('status', createElement(Fragment, null, line, second))
}

function usePart(part: StripPart, children: ReactNode): ReactPortal | null {
  const host = useContext(SceneContext)
  const claim = host?.claim
  useLayoutEffect(() => claim?.(part), [claim, part])
  const slot = host?.slots[part]
  return slot === null || slot === undefined ? null : createPortal(children, slot)
}
