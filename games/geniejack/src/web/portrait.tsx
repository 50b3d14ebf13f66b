import { PORTRAITS } from './portraits.ts'

const UNKNOWN = { body: 'M24 8a16 16 0 1 1 0 32 16 16 0 0 1 0-32z', light: 'M18 22h4v4h-4zM26 22h4v4h-4z' }

/** An enemy as a silhouette with something that gleams; by its id, which a new enemy need not have here. */
export function Portrait({ id }: { readonly id: string }) {
  const { body, light } = PORTRAITS.get(id) ?? UNKNOWN
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path className="geniejack-portrait-body" fillRule="evenodd" d={body} />
      <path className="geniejack-portrait-light" d={light} />
    </svg>
  )
}
