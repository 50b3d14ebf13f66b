import { Choices } from '../shell/choices.tsx'
import { isObject } from '../state/persisted.ts'

interface OptionFieldsProps {
  /** JSON Schema of the game's options. */
  readonly schema: unknown
  readonly value: Readonly<Record<string, unknown>>
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void
}

/** A form for the options that a game declares: choices, switches, numbers. Other types keep their default. */
export function OptionFields({ schema, value, onChange }: OptionFieldsProps) {
  const properties = isObject(schema) && isObject(schema.properties) ? Object.entries(schema.properties) : []
  return properties.map(([name, field]) => {
    if (!isObject(field)) return null
    const set = (next: unknown) => onChange({ ...value, [name]: next })
    const now = value[name] ?? field.default
    const help = typeof field.description === 'string' ? field.description : undefined
    return (
      <div key={name} className="field">
        <OptionField name={titleOf(name)} field={field} value={now} onChange={set} />
        {help !== undefined && <span className="field-help">{help}</span>}
      </div>
    )
  })
}

interface OptionFieldProps {
  readonly name: string
  readonly field: Readonly<Record<string, unknown>>
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function OptionField({ name, field, value, onChange }: OptionFieldProps) {
  if (Array.isArray(field.enum)) {
    const all: readonly unknown[] = field.enum
    const options = all.map(option => ({ value: String(option), title: titleOf(String(option)) }))
    const pick = (text: string) => onChange(all.find(option => String(option) === text))
    return <Choices legend={name} options={options} value={String(value)} onChange={pick} />
  }
  if (field.type === 'boolean') {
    return (
      <label className="check">
        <input type="checkbox" checked={value === true} onChange={event => onChange(event.target.checked)} /> {name}
      </label>
    )
  }
  if (field.type === 'integer' || field.type === 'number') {
    return (
      <label className="field">
        <span className="field-label">{name}</span>
        <input
          className="input"
          type="number"
          min={numberOr(field.minimum)}
          max={numberOr(field.maximum)}
          value={typeof value === 'number' ? value : ''}
          onChange={event => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
        />
      </label>
    )
  }
  return null
}

function numberOr(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined
}

/** `throwKind` and `throw-kind` become "Throw kind". */
function titleOf(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1).toLowerCase()}`
}
