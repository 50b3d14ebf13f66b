import { numbers } from './chart/waves.ts'

/** The outline of a sheet whose lower edge is torn; the other edges run off the scene. */
export function tornEdge(width: number, height: number): string {
  const random = numbers(5)
  let edge = `M0 0H${width}V${(height - 7).toFixed(1)}`
  for (let x = width; x > 0; x -= 9 + random() * 12) {
    edge += `L${x.toFixed(1)} ${(height - 2 - random() * 5 - 2.5 * Math.sin(x * 0.011)).toFixed(1)}`
  }
  return `${edge}L0 ${(height - 5).toFixed(1)}Z`
}

/** The shadow of the torn edge on the wood, and its thickness. */
export function TornShadow({
  width,
  height,
  edge,
}: {
  readonly width: number
  readonly height: number
  readonly edge: string
}) {
  return (
    <svg className="odysseus-torn" width={width} height={height + 14} aria-hidden="true">
      <path d={edge} transform="translate(2 8)" className="odysseus-torn-shade" />
      <path d={edge} transform="translate(1 4)" className="odysseus-torn-shade" />
      <path d={edge} transform="translate(0 1.6)" className="odysseus-torn-lip" />
    </svg>
  )
}
