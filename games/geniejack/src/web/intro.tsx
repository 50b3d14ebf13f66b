import type { EnemyView } from '../game/types.ts'
import { Portrait } from './portrait.tsx'

/** Before the cards: who is across the table. */
export function Intro({ enemy, handNumber }: { readonly enemy: EnemyView; readonly handNumber: number }) {
  return (
    <div className="geniejack-intro">
      <span className="geniejack-portrait" data-boss={enemy.isBoss}>
        <Portrait id={enemy.id} />
      </span>
      <p>{enemy.description}</p>
      <p className="geniejack-hand-number">Hand {handNumber}</p>
    </div>
  )
}
