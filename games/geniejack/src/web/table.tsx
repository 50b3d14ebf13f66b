import type { BoardPlayer } from '@turnwise/ui'
import type { GameView, PlayerAction } from '../game/types.ts'
import type { Note } from './about.tsx'
import type { Face } from './face.ts'
import { Enemy, Gold, Hero } from './fighters.tsx'
import { HandOfCards } from './hand.tsx'
import { Intro } from './intro.tsx'
import { Potions } from './potions.tsx'
import { Result } from './result.tsx'

interface TableProps {
  readonly view: GameView
  readonly face: Face
  readonly isPlaying: boolean
  readonly player: BoardPlayer | undefined
  readonly legal: readonly PlayerAction[]
  readonly hint: PlayerAction | undefined
  readonly send: (action: PlayerAction) => void
  readonly onAbout: (note: Note) => void
}

/** The felt: the enemy and its cards above, yours below, and between them what the hand came to. */
export function Table({ view, face, isPlaying, player, legal, hint, send, onAbout }: TableProps) {
  const { enemy, phase, handNumber, goldEarned } = view
  if (enemy === null) return null
  const { result } = face
  const isWon = phase === 'battle_result' && !isPlaying
  const hasCards = face.player.cards.length > 0
  return (
    <div className="geniejack-felt" data-cards={hasCards}>
      <Enemy enemy={enemy} face={face} onAbout={onAbout} />
      <HandOfCards
        owner="dealer"
        title={enemy.name}
        side={face.dealer}
        counts={result?.dealerScore.value}
        isHidden={face.dealer.cards.includes(null)}
        doubled={false}
      />
      <div className="geniejack-middle">
        {isWon ? (
          <p className="geniejack-won">
            <strong>{enemy.name} is defeated</strong> <Gold amount={goldEarned} /> earned
          </p>
        ) : result !== null ? (
          <Result result={result} foe={enemy.name} />
        ) : hasCards ? (
          <p className="geniejack-hand-number">Hand {handNumber}</p>
        ) : (
          <Intro enemy={enemy} handNumber={handNumber} />
        )}
        {phase === 'pre_hand' && <Potions view={view} legal={legal} hint={hint} send={send} />}
      </div>
      <HandOfCards
        owner="player"
        title="You"
        side={face.player}
        counts={result?.playerScore.value}
        isHidden={false}
        doubled={view.doubledDown}
      />
      <Hero view={view} face={face} player={player} />
    </div>
  )
}
