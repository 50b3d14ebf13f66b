import { numbers } from './random.ts'

interface StarsProps {
  readonly count: number
  readonly width: number
  readonly height: number
  readonly seed: number
}

/** Fewer and fainter towards the horizon. */
export function Stars({ count, width, height, seed }: StarsProps) {
  const random = numbers(seed)
  const next = () => random.next().value
  return Array.from({ length: count }, (_, i) => {
    const y = next()
    return (
      <circle
        key={String(i)}
        cx={Math.round(next() * width)}
        cy={Math.round(y * height)}
        r={0.5 + next() * 1.1}
        fill="#fff3d8"
        opacity={(0.25 + next() * 0.65) * (1 - y * 0.8)}
      />
    )
  })
}
