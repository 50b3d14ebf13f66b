import type { CatalogEntry, GameModule } from '@turnwise/engine'
import { Choices } from '../shell/choices.tsx'
import { OptionFields } from './option-fields.tsx'
import type { Mode, NewMatch } from './start-match.ts'

type More = NewMatch['more']

interface MoreSettingsProps {
  readonly loaded: { readonly entry: CatalogEntry; readonly module: GameModule }
  readonly mode: Mode
  readonly value: More
  readonly onChange: (more: More) => void
}

const CLOCKS = [
  { value: 'none', title: 'No clock' },
  { value: 'quick', title: '10 min + 10 s a move' },
  { value: 'move', title: '1 min a move' },
  { value: 'days', title: '3 days a move' },
] as const

type ClockName = (typeof CLOCKS)[number]['value']

const CLOCK_SETTINGS: Readonly<Record<Exclude<ClockName, 'none'>, NonNullable<More['clock']>>> = {
  quick: { kind: 'fischer', initial: 600, increment: 10 },
  move: { kind: 'move', seconds: 60 },
  days: { kind: 'move', seconds: 259_200 },
}

/** Settings that a first match does not need: number of seats, options of the game, seed, clock, the lobby. */
export function MoreSettings({ loaded, mode, value, onChange }: MoreSettingsProps) {
  const { entry, module } = loaded
  const { min, max } = entry.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i))
  const clock =
    CLOCKS.find(({ value: name }) => name !== 'none' && CLOCK_SETTINGS[name] === value.clock)?.value ?? 'none'
  const setClock = (name: ClockName) => {
    const { clock: _before, ...rest } = value
    onChange(name === 'none' ? rest : { ...rest, clock: CLOCK_SETTINGS[name] })
  }
  const setSeed = (seed: string) => {
    const { seed: _before, ...rest } = value
    onChange(seed.trim() === '' ? rest : { ...rest, seed: seed.trim() })
  }
  return (
    <>
      {counts.length > 1 && (
        <Choices
          legend="Players"
          value={String(value.seats)}
          onChange={count => onChange({ ...value, seats: Number(count) })}
          options={counts.map(count => ({ value: count, title: count }))}
        />
      )}
      {mode === 'online' && (
        <>
          <Choices legend="Time" options={CLOCKS} value={clock} onChange={setClock} />
          <Choices
            legend="Who may join"
            value={value.listed === true ? 'anybody' : 'link'}
            onChange={who => onChange({ ...value, listed: who === 'anybody' })}
            options={[
              { value: 'link', title: 'Anyone with the link' },
              { value: 'anybody', title: 'Anyone', text: 'Listed under Open matches' },
            ]}
          />
        </>
      )}
      <details className="disclosure">
        <summary>More settings</summary>
        <div className="panel-stack">
          <OptionFields
            schema={module.schemas.options}
            value={value.options}
            onChange={options => onChange({ ...value, options })}
          />
          {mode !== 'online' && (
            <label className="field">
              <span className="field-label">Seed</span>
              <input
                className="input"
                value={value.seed ?? ''}
                maxLength={200}
                placeholder="Drawn at random"
                autoComplete="off"
                spellCheck={false}
                onChange={event => setSeed(event.target.value)}
              />
              <span className="field-help">The same seed gives the same match again.</span>
            </label>
          )}
        </div>
      </details>
    </>
  )
}
