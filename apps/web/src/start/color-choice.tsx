import { SEAT_COLORS, type SeatColorId, seatStyle } from '@turnwise/ui'
import { useId } from 'react'

interface ColorChoiceProps {
  readonly legend: string
  readonly value: SeatColorId
  readonly onChange: (color: SeatColorId) => void
}

export function ColorChoice({ legend, value, onChange }: ColorChoiceProps) {
  const name = useId()
  return (
    <fieldset className="choices colors">
      <legend>{legend}</legend>
      <div className="colors-row">
        {SEAT_COLORS.map(color => (
          <label key={color.id} className="color" style={seatStyle(color)} title={color.title}>
            <input
              type="radio"
              name={name}
              className="only-heard"
              checked={color.id === value}
              onChange={() => onChange(color.id)}
            />
            <span aria-hidden="true">{color.mark}</span>
            <span className="only-heard">{color.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
