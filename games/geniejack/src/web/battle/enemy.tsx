import type { EnemyView } from '../../game/types.ts'
import { powersOf } from '../../game/words/explain.ts'
import { enemyPicture, handsPicture } from '../art/pictures.ts'
import { PowerSign } from '../art/signs.tsx'
import type { Layout } from '../layout.ts'
import { HpBar } from './hp-bar.tsx'

/** Of a portrait; its table edge is at 490. */
const [WIDTH, HEIGHT, EDGE] = [720, 540, 490]

interface PortraitProps {
  readonly id: string
  readonly layout: Layout
  readonly part: 'body' | 'hands'
  readonly state: 'idle' | 'hit' | 'defeated'
  /** Changes with each blow, so that the next one is seen too. */
  readonly blow: number
}

/** The enemy across the table. Its hands are drawn over the table's edge, so they are a separate picture. */
export function Portrait({ id, layout, part, state, blow }: PortraitProps) {
  const source = part === 'body' ? enemyPicture(id) : handsPicture(id)
  if (source === undefined) return null
  const { x, scale } = layout.enemy
  return (
    <img
      key={`${id} ${blow}`}
      className="geniejack-portrait"
      data-part={part}
      data-state={state}
      src={source}
      alt=""
      draggable={false}
      style={{
        left: x - (WIDTH / 2) * scale,
        top: layout.rim + 4 - EDGE * scale,
        width: WIDTH * scale,
        height: HEIGHT * scale,
      }}
    />
  )
}

interface EnemyPlateProps {
  readonly enemy: EnemyView
  readonly hp: number
  /** Where and under which terms: shown with its description. */
  readonly terms: string
  readonly onExplain: (name: string, does: string) => void
}

/** Who it is, its health and its powers. */
export function EnemyPlate({ enemy, hp, terms, onExplain }: EnemyPlateProps) {
  return (
    <section className="geniejack-foe" aria-label="Enemy">
      <h2>
        <button type="button" onClick={() => onExplain(enemy.name, `${enemy.description} ${terms}`)}>
          {enemy.name}
        </button>
        {enemy.isBoss && <span className="geniejack-boss">Boss</span>}
      </h2>
      <HpBar name={enemy.name} side="foe" hp={hp} maxHp={enemy.maxHp} />
      <ul>
        {powersOf(enemy.id).map(({ name, does }) => (
          <li key={name}>
            <PowerSign does={does} />
            <span>
              <b>{name}</b> {does}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
