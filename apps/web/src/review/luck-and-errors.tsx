import { type Review, type SeatSummary, signed } from '@turnwise/review'
import { seatStyle } from '@turnwise/ui'
import { useSeats } from '../table/seat/seats.ts'

interface FiguresProps {
  readonly seats: Review['summary']['seats']
}

/** Luck and errors of every seat as bars. */
export function Figures({ seats }: FiguresProps) {
  const { players } = useSeats()
  const scale = Math.max(0.2, ...seats.flatMap(({ luck, error }) => [Math.abs(luck), error]))
  return (
    <div className="review-seats">
      {seats.map(({ seat, luck, error, errors, decisions }) => {
        const player = players[seat]
        if (player === undefined) return null
        return (
          <section key={seat} aria-label={player.name} style={seatStyle(player.color)}>
            <h3>
              <span className="plate-mark" aria-hidden="true">
                {player.color.mark}
              </span>
              {player.name} <i>{player.bot === undefined ? (player.isYou ? 'you' : '') : 'bot'}</i>
            </h3>
            <Bar kind="luck" title="Luck" value={luck} scale={scale} />
            <Bar kind="error" title="Errors" value={-error} scale={scale} />
            <p>
              {errors} of {decisions} choices
            </p>
          </section>
        )
      })}
    </div>
  )
}

/** The same in two lines for each seat, where there is no room for bars. */
export function Brief({ seats }: FiguresProps) {
  const { players } = useSeats()
  return (
    <ul className="review-brief">
      {seats.map(({ seat, luck, error }) => {
        const player = players[seat]
        if (player === undefined) return null
        return (
          <li key={seat} style={seatStyle(player.color)}>
            <span className="plate-mark" aria-hidden="true">
              {player.color.mark}
            </span>
            <b>{player.name}</b>
            <span>
              luck {signed(luck)}, errors {signed(-error)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface BarProps {
  readonly kind: 'luck' | 'error'
  readonly title: string
  readonly value: number
  readonly scale: number
}

/** From the middle: to the left is against the player. */
function Bar({ kind, title, value, scale }: BarProps) {
  const width = (Math.abs(value) / scale) * 50
  return (
    <div className="review-bar">
      <span>{title}</span>
      <span className="review-track" aria-hidden="true">
        <i
          data-kind={kind}
          data-side={value < 0 ? 'against' : 'for'}
          style={{ left: `${value < 0 ? 50 - width : 50}%`, width: `${width}%` }}
        />
      </span>
      <output>{signed(value)}</output>
    </div>
  )
}

/** The chance at the start and the changes that led to the result, rounded so that they add up. */
export function Sum({ own }: { readonly own: SeatSummary }) {
  const whole = (value: number) => Math.round(value * 100)
  const [start, luck, error, result] = [own.start, own.luck, -own.error, own.result].map(whole)
  const others = (result ?? 0) - (start ?? 0) - (luck ?? 0) - (error ?? 0)
  const text = (value: number | undefined) => signed((value ?? 0) / 100).replace(' %', '')
  return (
    <p className="review-sum">
      {start} % at the start, your luck <b>{text(luck)}</b>, your errors <b>{text(error)}</b>
      {(own.others !== 0 || own.ending !== 0) && (
        <>
          , the others’ luck and errors <b>{text(others)}</b>
        </>
      )}
      : <b>{result} %</b>
    </p>
  )
}
