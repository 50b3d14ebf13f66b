import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import { plain } from '../game/sentences.ts'
import type { GameView } from '../game/types.ts'
import type { Note } from './about.tsx'
import type { Face } from './face.ts'
import { HpBar } from './hp-bar.tsx'
import { Portrait } from './portrait.tsx'

interface EnemyProps {
  readonly enemy: NonNullable<GameView['enemy']>
  readonly face: Face
  readonly onAbout: (note: Note) => void
}

/** Who sits across the table, and what is special about it. */
export function Enemy({ enemy, face, onAbout }: EnemyProps) {
  const { id, name, maxHp, isBoss, description } = enemy
  const powers = enemy.modifierDescriptions.map(plain)
  return (
    <section className="geniejack-fighter" data-side="dealer" aria-label={name}>
      <span className="geniejack-portrait" data-boss={isBoss} data-down={face.dealer.hp === 0}>
        <Portrait id={id} />
      </span>
      <div className="geniejack-who">
        <h2>
          <button
            type="button"
            className="geniejack-name"
            onClick={() => onAbout({ title: name, text: [description, ...powers].join(' ✦ ') })}
          >
            {name}
          </button>{' '}
          {isBoss && <span className="geniejack-boss">Boss</span>}
        </h2>
        <HpBar
          name={name}
          hp={face.dealer.hp}
          maxHp={maxHp}
          changes={face.changes.filter(({ side }) => side === 'dealer')}
        />
        {powers.length > 0 && (
          <ul className="geniejack-powers" aria-label="Powers">
            {powers.map(power => (
              <li key={power}>{power}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

interface HeroProps {
  readonly view: GameView
  readonly face: Face
  readonly player: BoardPlayer | undefined
}

export function Hero({ view, face, player }: HeroProps) {
  const name = player?.isYou === false ? player.name : 'You'
  return (
    <section className="geniejack-fighter" data-side="player" aria-label={name}>
      <span className="geniejack-portrait" style={player && seatStyle(player.color)} data-hero="true">
        <span aria-hidden="true">{player?.color.mark}</span>
      </span>
      <div className="geniejack-who">
        <h2>
          {name} <Gold amount={view.player.gold} />
        </h2>
        <HpBar
          name={name}
          hp={face.player.hp}
          maxHp={view.player.maxHp}
          changes={face.changes.filter(({ side }) => side === 'player')}
        />
      </div>
    </section>
  )
}

export function Gold({ amount }: { readonly amount: number }) {
  return (
    <span className="geniejack-gold">
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="7" />
        <path d="M8 4.2l1.1 2.6 2.7.2-2.1 1.8.7 2.7L8 10l-2.4 1.5.7-2.7L4.2 7l2.7-.2z" />
      </svg>
      {amount}
      <span className="only-heard"> gold</span>
    </span>
  )
}
