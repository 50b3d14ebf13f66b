import type { ResultPicture } from '@turnwise/ui'
import type { GameView } from '../../game/types.ts'
import { describeTerms } from '../../game/words/explain.ts'
import { causeOfEnd, describeChanges, verdictOf } from '../../game/words/prompt.ts'
import { geniePicture } from '../art/pictures.ts'
import { Road } from './road.tsx'

/** The end of a run: a scroll beside the last table, with the road and the figures. */
export function ending(view: GameView): ResultPicture {
  const reason = view.outcome?.reason ?? 'defeated'
  const details = [
    causeOfEnd(reason, view.enemy?.name ?? 'The enemy'),
    ...(reason === 'defeated' ? [lastHandOf(view), describeChanges(view)] : []),
    `Difficulty: ${describeTerms(view)}.`,
  ]
  return {
    ...(reason === 'victory' ? { picture: <img className="geniejack-rescued" src={geniePicture()} alt="" /> } : {}),
    title: verdictOf(reason).replace(/\.$/u, ''),
    detail: details.filter(text => text !== '').join(' '),
    figures: <Figures view={view} />,
  }
}

function lastHandOf({ lastHandResult: hand }: GameView): string {
  if (hand === null) return ''
  const { playerScore, dealerScore } = hand
  return `The last hand: ${playerScore.busted ? 'bust at ' : ''}${playerScore.value} against ${dealerScore.value}.`
}

function Figures({ view }: { readonly view: GameView }) {
  const { tally, player } = view
  const figures: readonly (readonly [figure: string | number, of: string])[] = [
    [tally.battlesWon, 'battles won'],
    [`${tally.handsWon} of ${tally.handsPlayed}`, 'hands won'],
    [tally.stagesCleared, tally.stagesCleared === 1 ? 'stage cleared' : 'stages cleared'],
    [tally.damageDealt, 'damage dealt'],
    [tally.damageTaken, 'damage taken'],
    [player.gold, 'gold left'],
  ]
  return (
    <div className="geniejack-ending">
      <Road view={view} isStrip={false} />
      <dl>
        {figures.map(([figure, of]) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
