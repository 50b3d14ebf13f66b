import { SILHOUETTES } from './silhouettes.ts'

const UNKNOWN = { body: 'M24 8a16 16 0 1 1 0 32 16 16 0 0 1 0-32z', light: 'M18 22h4v4h-4zM26 22h4v4h-4z' }

interface SilhouetteProps {
  readonly id: string
  readonly body: string
  readonly light: string
}

/** An enemy as a sign, 48 × 48, by its id; a new enemy may have none here. */
export function Silhouette({ id, body, light }: SilhouetteProps) {
  const drawing = SILHOUETTES.get(id) ?? UNKNOWN
  return (
    <>
      <path fillRule="evenodd" d={drawing.body} fill={body} />
      <path d={drawing.light} fill={light} />
    </>
  )
}
