import { useEffect, useEffectEvent } from 'react'
import type { GameView, PlayerAction } from '../../game/types.ts'
import { flasksOf } from './flasks.ts'

/** What a key means now; a number is a potion between hands and a line of the shop in a shop. */
export function actionFor(key: string, view: GameView, legal: readonly PlayerAction[]): PlayerAction | undefined {
  const find = (type: PlayerAction['type']) => legal.find(action => action.type === type)
  switch (key.toLowerCase()) {
    case 'h':
      return find('hit')
    case 't':
      return find('stand')
    case 'd':
      return find('double_down')
    case 'p':
      return find('split')
    case 'r':
      return find('surrender')
    case 'enter':
      return find('continue') ?? find('skip_shop')
    default:
      return /^[1-9]$/u.test(key) ? numbered(Number(key) - 1, view, legal) : undefined
  }
}

function numbered(at: number, view: GameView, legal: readonly PlayerAction[]): PlayerAction | undefined {
  const flask = view.phase === 'pre_hand' ? flasksOf(view)[at]?.itemIndex : undefined
  return legal.find(
    action =>
      (action.type === 'use_consumable' && action.itemIndex === flask) ||
      (action.type === 'buy_item' && action.itemIndex === at),
  )
}

/** Letters anywhere on the page, Enter only where nothing else would take it. `press` says whether the key did something. */
export function useKeys(press: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const { target } = event
    if (target instanceof HTMLElement) {
      if (target.closest('input, textarea, select, dialog') !== null) return
      if (event.key === 'Enter' && target.closest('button:not([aria-disabled="true"]), a, summary') !== null) return
    }
    if (press(event.key)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
