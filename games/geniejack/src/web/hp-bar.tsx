import type { HealthChange } from './face.ts'

interface HpBarProps {
  readonly name: string
  readonly hp: number
  readonly maxHp: number
  readonly changes: readonly HealthChange[]
}

/** Health as a bar and in figures, and what changed it last. */
export function HpBar({ name, hp, maxHp, changes }: HpBarProps) {
  const share = maxHp === 0 ? 0 : Math.max(0, Math.min(1, hp / maxHp))
  const level = share > 0.5 ? 'well' : share > 0.25 ? 'hurt' : 'low'
  return (
    <div className="geniejack-hp" data-level={level}>
      <meter className="only-heard" aria-label={`${name}: HP`} min={0} max={maxHp} value={hp}>
        {hp} of {maxHp}
      </meter>
      <div className="geniejack-hp-track" aria-hidden="true">
        <span className="geniejack-hp-ghost" style={{ inlineSize: `${share * 100}%` }} />
        <span className="geniejack-hp-fill" style={{ inlineSize: `${share * 100}%` }} />
        <span className="geniejack-hp-figure">
          {hp} / {maxHp}
        </span>
      </div>
      {changes.length > 0 && (
        <ul className="geniejack-changes" aria-label={`${name}: last changes`}>
          {changes.map(({ by, cause }, i) => (
            <li key={`${i} ${by} ${cause}`} data-good={by > 0}>
              {by > 0 ? `+${by}` : `−${-by}`}
              {cause !== '' && <small> {cause}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
