import type { SeatColor } from '@turnwise/ui'

export type Mark = SeatColor['mark']

/** The mark of a seat, drawn, so that it looks the same in every font; its centre is at 0, 0. */
export function MarkShape({ mark, size: r }: { readonly mark: Mark; readonly size: number }) {
  switch (mark) {
    case '●':
      return <circle r={r * 0.82} />
    case '▲':
      return <path d={`M0 ${-r}L${r} ${r * 0.78}H${-r}z`} />
    case '■':
      return <rect x={-r * 0.78} y={-r * 0.78} width={r * 1.56} height={r * 1.56} />
    case '◆':
      return <path d={`M0 ${-r * 1.08}L${r * 0.92} 0 0 ${r * 1.08} ${-r * 0.92} 0z`} />
    case '★':
      return <path d={starPath(r * 1.12)} />
    case '✚':
      return (
        <path
          d={`M${-r * 0.34} ${-r}h${r * 0.68}v${r * 0.66}h${r * 0.66}v${r * 0.68}h${-r * 0.66}v${r * 0.66}h${-r * 0.68}v${-r * 0.66}h${-r * 0.66}v${-r * 0.68}h${r * 0.66}z`}
        />
      )
  }
}

function starPath(r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5
    const reach = i % 2 === 0 ? r : r * 0.45
    return `${(Math.sin(angle) * reach).toFixed(2)} ${(-Math.cos(angle) * reach).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}
