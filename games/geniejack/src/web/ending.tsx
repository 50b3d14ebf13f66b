import type { GameView } from '../game/types.ts'
import { stageName } from './journey.ts'
import { Portrait } from './portrait.tsx'

/** The run is over: how far it went, and its seed. */
export function Ending({ view }: { readonly view: GameView }) {
  const { outcome, enemy, tally, player, stage, seed } = view
  const won = outcome?.reason === 'victory'
  const facts: readonly (readonly [string, string])[] = [
    ['Stages cleared', String(tally.stagesCleared)],
    ['Battles won', String(tally.battlesWon)],
    ['Hands won', `${tally.handsWon} of ${tally.handsPlayed}`],
    ['Damage dealt', String(tally.damageDealt)],
    ['Damage taken', String(tally.damageTaken)],
    ['Gold', String(player.gold)],
  ]
  return (
    <section className="geniejack-scene geniejack-ending" data-won={won} aria-label="The end of the run">
      <span className="geniejack-portrait" data-boss="true">
        <Portrait id={enemy?.id ?? ''} />
      </span>
      <h2>{won ? 'The palace is yours' : 'The run is over'}</h2>
      <p>
        {won
          ? `You conquered the ${stageName(stage)}.`
          : `${outcome?.reason === 'hand-limit' ? 'Worn out by' : 'Defeated by'} ${enemy?.name ?? 'the enemy'} in the ${stageName(stage)}.`}
      </p>
      <dl>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="geniejack-ending-seed">
        Seed <code>{seed}</code>
      </p>
    </section>
  )
}
