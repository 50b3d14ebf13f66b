import { useRef } from 'react'
import type { Event, View } from '../game/types.ts'
import { nextScene, type Scene, sceneOf } from './pieces.ts'

/** The scene of this moment; it changes with `seq` and with nothing else. */
export function useScene(view: View, events: readonly Event[], seq: number): Scene {
  const kept = useRef<{ readonly seq: number; readonly scene: Scene }>(undefined)
  if (kept.current === undefined) kept.current = { seq, scene: sceneOf(view) }
  else if (kept.current.seq !== seq) kept.current = { seq, scene: nextScene(kept.current.scene, events, view) }
  return kept.current.scene
}
