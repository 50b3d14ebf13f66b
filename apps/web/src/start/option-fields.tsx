import { useState } from 'react'
import { Choices } from '../shell/choices.tsx'
import { isObject } from '../state/persisted.ts'

export type Values = Readonly<Record<string, unknown>>

interface OptionFieldsProps {
  /** JSON Schema of the game's options. */
  readonly schema: unknown
  readonly value: Values
  readonly onChange: (value: Values) => void
}

/**
 * A form for the options that a game declares: choices, switches, numbers, lists of numbers, and groups of these. What has no
 * default may stay as the game has it.
 */
export function OptionFields({ schema, value, onChange }: OptionFieldsProps) {
  const properties = isObject(schema) && isObject(schema.properties) ? Object.entries(schema.properties) : []
  return properties.map(([name, field]) => {
    if (!isObject(field)) return null
    const set = (next: unknown) => onChange(withValue(value, name, next))
    if (isObject(field.properties))
      return <OptionGroup key={name} title={titleOf(name)} field={field} value={value[name]} onChange={set} />
    const help = typeof field.description === 'string' ? field.description : undefined
    return (
      <div key={name} className="field">
        <OptionField name={titleOf(name)} field={field} value={value[name] ?? field.default} onChange={set} />
        {help !== undefined && <span className="field-help">{help}</span>}
      </div>
    )
  })
}

/** Nothing that is empty is kept: it is as the game has it. */
function withValue(values: Values, name: string, next: unknown): Values {
  const { [name]: _before, ...others } = values
  const isEmpty = next === undefined || (isObject(next) && Object.keys(next).length === 0)
  return isEmpty ? others : { ...others, [name]: next }
}

interface OptionFieldProps {
  readonly name: string
  readonly field: Values
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

interface OptionGroupProps extends Omit<OptionFieldProps, 'name'> {
  readonly title: string
}

/** A group of groups is folded and can be reset as a whole. */
function OptionGroup({ title, field, value, onChange }: OptionGroupProps) {
  const values = isObject(value) ? value : {}
  const fields = <OptionFields schema={field} value={values} onChange={onChange} />
  const parts = Object.values(isObject(field.properties) ? field.properties : {})
  if (!parts.some(part => isObject(part) && isObject(part.properties)))
    return (
      <fieldset className="option-group">
        <legend className="field-label">{title}</legend>
        {fields}
      </fieldset>
    )
  const changed = Object.values(values).flatMap(part => (isObject(part) ? Object.keys(part) : [part])).length
  return (
    <details className="disclosure">
      <summary>
        {title}
        {changed > 0 && ` · ${changed} changed`}
      </summary>
      <div className="panel-stack">
        {typeof field.description === 'string' && <span className="field-help">{field.description}</span>}
        {changed > 0 && (
          <button type="button" className="button button-small option-reset" onClick={() => onChange(undefined)}>
            Reset {title.toLowerCase()}
          </button>
        )}
        {fields}
      </div>
    </details>
  )
}

function OptionField({ name, field, value, onChange }: OptionFieldProps) {
  const hasDefault = field.default !== undefined
  if (Array.isArray(field.enum)) {
    const all: readonly unknown[] = field.enum
    if (!hasDefault) return <OptionalChoice name={name} all={all} value={value} onChange={onChange} />
    const options = all.map(option => ({ value: String(option), title: titleOf(String(option)) }))
    const pick = (text: string) => onChange(all.find(option => String(option) === text))
    return <Choices legend={name} options={options} value={String(value)} onChange={pick} />
  }
  if (field.type === 'boolean') {
    if (!hasDefault) return <OptionalChoice name={name} all={[true, false]} value={value} onChange={onChange} />
    return (
      <label className="check">
        <input type="checkbox" checked={value === true} onChange={event => onChange(event.target.checked)} /> {name}
      </label>
    )
  }
  const number = [field, ...(Array.isArray(field.anyOf) ? field.anyOf : [])].find(isNumber)
  if (number !== undefined) return <NumberField name={name} field={number} value={value} onChange={onChange} />
  if (field.type === 'array' && isNumber(field.items))
    return <NumberList name={name} field={field.items} value={value} onChange={onChange} />
  return null
}

const isNumber = (field: unknown): field is Values =>
  isObject(field) && (field.type === 'integer' || field.type === 'number')

interface OptionalChoiceProps extends Omit<OptionFieldProps, 'field'> {
  readonly all: readonly unknown[]
}

function OptionalChoice({ name, all, value, onChange }: OptionalChoiceProps) {
  const title = (option: unknown) => (typeof option === 'boolean' ? (option ? 'Yes' : 'No') : titleOf(String(option)))
  return (
    <label className="field">
      <span className="field-label">{name}</span>
      <select
        className="input"
        value={value === undefined ? '' : String(value)}
        onChange={event => onChange(all.find(option => String(option) === event.target.value))}
      >
        <option value="">As usual</option>
        {all.map(option => (
          <option key={String(option)} value={String(option)}>
            {title(option)}
          </option>
        ))}
      </select>
    </label>
  )
}

function NumberField({ name, field, value, onChange }: OptionFieldProps) {
  return (
    <label className="field">
      <span className="field-label">{name}</span>
      <input
        className="input"
        type="number"
        min={numberOr(field.minimum)}
        max={numberOr(field.maximum)}
        step={field.type === 'integer' ? 1 : 'any'}
        placeholder={rangeOf(field)}
        value={typeof value === 'number' ? value : ''}
        onChange={event => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
      />
    </label>
  )
}

/** Numbers with commas between them. What is half typed stays as it was typed. */
function NumberList({ name, field, value, onChange }: OptionFieldProps) {
  const [typed, setTyped] = useState('')
  const list = Array.isArray(value) ? value : []
  return (
    <label className="field">
      <span className="field-label">{name}</span>
      <input
        className="input"
        inputMode="numeric"
        placeholder={rangeOf(field)}
        value={numbersIn(typed).join() === list.join() ? typed : list.join(', ')}
        onChange={event => {
          const numbers = numbersIn(event.target.value)
          setTyped(event.target.value)
          onChange(numbers.length === 0 ? undefined : numbers)
        }}
      />
    </label>
  )
}

function numbersIn(text: string): readonly number[] {
  const words = text.split(/[\s,]+/u).filter(word => word !== '')
  return words.map(Number)
}

/** What may be entered, shown while nothing is. */
function rangeOf({ minimum, maximum }: Values): string | undefined {
  const [least, most] = [numberOr(minimum), numberOr(maximum)]
  return least === undefined || most === undefined ? undefined : `${least} to ${most}`
}

function numberOr(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined
}

/** `throwKind` and `throw-kind` become "Throw kind". */
function titleOf(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1).toLowerCase()}`
}
