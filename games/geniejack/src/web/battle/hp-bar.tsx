interface HpBarProps {
  readonly name: string
  readonly side: 'foe' | 'own'
  readonly hp: number
  readonly maxHp: number
}

/** Health as a bar and in figures. What was lost stays for a moment as a striped ghost. */
export function HpBar({ name, side, hp, maxHp }: HpBarProps) {
  const width = (amount: number) => `${maxHp === 0 ? 0 : Math.max(0, Math.min(1, amount / maxHp)) * 100}%`
  const ticks = Array.from({ length: Math.min(12, Math.floor((maxHp - 1) / 10)) }, (_, i) => (i + 1) * 10)
  return (
    <div className="geniejack-hp" data-side={side} data-low={hp * 4 <= maxHp}>
      <meter className="only-heard" aria-label={`${name}: HP`} min={0} max={maxHp} low={maxHp / 4} value={hp}>
        {hp} of {maxHp}
      </meter>
      <span className="geniejack-hp-track" aria-hidden="true">
        <span className="geniejack-hp-ghost" style={{ width: width(hp) }} />
        <span className="geniejack-hp-fill" style={{ width: width(hp) }} />
        {ticks.map(tick => (
          <i key={tick} style={{ left: width(tick) }} />
        ))}
      </span>
      <span className="geniejack-hp-figure" aria-hidden="true">
        <b>{hp}</b> / {maxHp}
      </span>
    </div>
  )
}
