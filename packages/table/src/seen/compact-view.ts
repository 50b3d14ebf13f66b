import type { GameModule } from '@turnwise/engine'

/** A view for agents, who pay for every character. It says the same. */
export function compactView(module: GameModule, view: unknown): unknown {
  return withoutEmpty(module.compactView === undefined ? view : module.compactView(view))
}

/** Items of a list stay, since their place has a meaning. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, withoutEmpty(item)])
      .filter(([, item]) => !isEmpty(item)),
  )
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
