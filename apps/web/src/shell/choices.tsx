import { type ReactNode, useId } from 'react'

export interface Option<Value extends string> {
  readonly value: Value
  readonly title: string
  readonly text?: string
  readonly mark?: ReactNode
}

export interface ChoicesProps<Value extends string> {
  readonly legend: string
  /** What the choice changes. */
  readonly help?: string
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of several: radio buttons that look like tiles. */
export function Choices<Value extends string>({ legend, help, options, value, onChange }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {help !== undefined && <p className="field-help">{help}</p>}
      <div className="choices-row">
        {options.map(option => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.mark}
            <span>
              <span className="choice-title">{option.title}</span>
              {option.text !== undefined && <span className="choice-text">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
