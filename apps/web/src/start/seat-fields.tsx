import { colorsOf, type SeatColorId } from '@turnwise/ui'
import { ColorChoice } from './color-choice.tsx'

/** Name and colour of one seat on this device. */
export interface SeatChoice {
  readonly name: string
  readonly color?: SeatColorId
}

/** The name of each player: as given, or by number. */
export function namesOf(count: number, seats: readonly SeatChoice[]): readonly string[] {
  return Array.from({ length: count }, (_, i) => seats[i]?.name.trim() || `Player ${i + 1}`)
}

export function colorIdsOf(count: number, seats: readonly SeatChoice[]): readonly SeatColorId[] {
  return colorsOf(
    count,
    seats.map(({ color }) => color),
  ).map(({ id }) => id)
}

interface SeatFieldsProps {
  /** How many names and colours are asked for. */
  readonly count: number
  readonly seats: readonly SeatChoice[]
  readonly withColors: boolean
  readonly onChange: (seats: readonly SeatChoice[]) => void
}

/** A name and a colour for each player on this screen. */
export function SeatFields({ count, seats, withColors, onChange }: SeatFieldsProps) {
  const colors = colorIdsOf(count, seats)
  const all = colors.map((color, i): SeatChoice => ({ name: seats[i]?.name ?? '', color }))
  const rename = (at: number, name: string) => onChange(all.map((seat, i) => (i === at ? { ...seat, name } : seat)))
  // The player who had this colour gets the other one in exchange.
  const recolor = (at: number, color: SeatColorId) =>
    onChange(
      all.map((seat, i) => {
        if (i === at) return { ...seat, color }
        return seat.color === color ? { ...seat, color: colors[at] ?? color } : seat
      }),
    )
  return all.map(({ name, color }, i) => (
    <div key={i} className="setup-who">
      <label className="field">
        <span className="field-label">{i === 0 ? 'Your name' : `Name of player ${i + 1}`}</span>
        <input
          className="input"
          value={name}
          maxLength={40}
          placeholder={`Player ${i + 1}`}
          autoComplete={i === 0 ? 'nickname' : 'off'}
          onChange={event => rename(i, event.target.value)}
        />
      </label>
      {withColors && color !== undefined && (
        <ColorChoice
          legend={i === 0 ? 'Your colour' : `Colour of player ${i + 1}`}
          value={color}
          onChange={chosen => recolor(i, chosen)}
        />
      )}
    </div>
  ))
}
