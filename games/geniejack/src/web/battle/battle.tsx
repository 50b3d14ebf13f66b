import { stageName } from '../../game/combatants.ts'
import type { GameRules, GameView, HandResult, PlayerAction, Winner } from '../../game/types.ts'
import { describeAction } from '../../game/words/actions.ts'
import { fraction } from '../../game/words/equation.ts'
import { describeTerms } from '../../game/words/explain.ts'
import { Backdrop } from '../art/backdrop.tsx'
import { CardBack } from '../art/card-faces.tsx'
import { Felt } from '../art/felt.tsx'
import { halvesOf, type Layout, type Row, spread } from '../layout.ts'
import { Road } from '../scenes/road.tsx'
import { Burdens, Potions } from './bag.tsx'
import { Blows } from './blows.tsx'
import { Cards } from './cards.tsx'
import { EnemyPlate, Portrait } from './enemy.tsx'
import { Kit } from './kit.tsx'
import { Ribbon } from './ribbon.tsx'
import { findBlow, type Shown } from './shown.ts'

interface BattleProps {
  readonly view: GameView
  /** What the words are taken from, see `BoardProps.settled`. */
  readonly settled: GameView
  readonly shown: Shown
  readonly layout: Layout
  readonly legal: readonly PlayerAction[]
  readonly hint: PlayerAction | undefined
  readonly isPlaying: boolean
  readonly pace: number
  readonly send: (action: PlayerAction) => void
  readonly onExplain: (name: string, does: string) => void
}

/** The enemy deals, across the table. */
export function Battle({ view, settled, shown, layout, legal, hint, isPlaying, pace, send, onExplain }: BattleProps) {
  const { enemy } = view
  if (enemy === null) return null
  const { result, changes } = shown
  const latest = result ?? shown.firstResult ?? null
  const onward = legal.find(({ type }) => type === 'continue')
  const hits = changes.filter(({ side, by }) => side === 'dealer' && by < 0).length
  const isDefeated = shown.dealer.hp === 0 && (view.phase === 'battle_result' || view.phase === 'victory') && !isPlaying
  const state = isDefeated ? 'defeated' : isPlaying && hits > 0 ? 'hit' : 'idle'
  const portrait = { id: enemy.id, layout, state, blow: state === 'hit' ? hits : 0 } as const
  const isCompact = layout.arrangement !== 'wide'
  const blow = findBlow(changes, enemy.name)
  const print = isCompact || result !== null ? undefined : { text: payoutsOf(view.rules), y: 138 * layout.unit }
  return (
    <>
      <Backdrop stage={view.stage} width={layout.width} height={layout.rim} disc={layout.disc} isBoss={enemy.isBoss} />
      <Portrait {...portrait} part="body" />
      <div className="geniejack-table" style={{ top: layout.rim }}>
        <Felt
          width={layout.width}
          height={layout.height - layout.rim}
          rim={layout.rimHeight}
          printed={print?.text}
          printY={print?.y ?? 0}
        />
      </div>
      <Portrait {...portrait} part="hands" />
      {layout.arrangement !== 'across' && <Road view={settled} isStrip={isCompact} />}
      <EnemyPlate enemy={enemy} hp={shown.dealer.hp} terms={termsOf(settled)} onExplain={onExplain} />
      <Cards
        owner="dealer"
        title={enemy.name}
        side={shown.dealer}
        row={layout.foe}
        counts={result?.dealerScore.value}
        verdict={undefined}
        isDoubled={false}
      />
      <OwnCards shown={shown} row={layout.own} />
      <Blows
        side="dealer"
        changes={changes}
        blow={blow}
        left={layout.enemy.x + 150 * layout.enemy.scale}
        top={layout.rim - 230 * layout.enemy.scale}
      />
      <Blows
        side="player"
        changes={changes}
        blow={blow}
        left={Math.max(8, spread(layout.own, Math.max(2, shown.player.cards.length)).lefts[0] ?? 0) - 8}
        top={layout.own.y + layout.own.card * 0.6}
      />
      {latest !== null && (
        <Ribbon
          view={result === null ? { ...view, doubledDown: view.otherHand?.doubledDown === true } : view}
          result={latest}
          hand={shown.firstResult === undefined ? '' : result === null ? 'First: ' : 'Second: '}
          layout={layout}
          pace={isPlaying ? pace : 0}
          next={
            onward === undefined
              ? undefined
              : {
                  title: describeAction(onward, settled),
                  isHinted: hint?.type === 'continue',
                  go: () => send(onward),
                }
          }
        />
      )}
      {view.phase === 'pre_hand' && shown.player.cards.length === 0 && (
        <Pack
          layout={layout}
          isHinted={hint?.type === 'continue'}
          deal={onward && { title: describeAction(onward, settled), go: () => send(onward) }}
        />
      )}
      <div className="geniejack-side">
        <Kit view={settled} onExplain={onExplain} />
        <div className="geniejack-goods">
          <Potions view={settled} legal={legal} hint={hint} send={send} onExplain={onExplain} />
          <Burdens view={settled} onExplain={onExplain} />
        </div>
      </div>
    </>
  )
}

/** The own hand, or both of a split. */
function OwnCards({ shown, row }: { readonly shown: Shown; readonly row: Row }) {
  const { player, other, result, firstResult, isDoubled } = shown
  const about = (one: HandResult | null | undefined) => ({
    counts: one?.playerScore.value,
    verdict: one == null ? undefined : VERDICTS[one.winner],
  })
  if (other === undefined)
    return <Cards owner="player" title="You" side={player} row={row} isDoubled={isDoubled} {...about(result)} />
  const [left, right] = halvesOf(row)
  const [mine, beside] = other.isPlayed ? [right, left] : [left, right]
  const titles = other.isPlayed ? ['Your second hand', 'Your first hand'] : ['Your first hand', 'Your second hand']
  return (
    <>
      <Cards owner="player" title={titles[0] ?? ''} side={player} row={mine} isDoubled={isDoubled} {...about(result)} />
      <Cards
        owner="player"
        title={titles[1] ?? ''}
        side={other}
        row={beside}
        isDoubled={other.isDoubled}
        isIdle={result === null}
        {...about(firstResult)}
      />
    </>
  )
}

const VERDICTS: Readonly<Record<Winner, 'wins' | 'loses' | 'push'>> = { player: 'wins', dealer: 'loses', push: 'push' }

/** Where this is, and how the same run is played again. */
function termsOf(view: GameView): string {
  const seed = view.seed === '' ? '' : `Seed ${view.seed}, `
  return `${stageName(view.stage)}, battle ${view.battle}. ${seed}${describeTerms(view)}.`
}

/** What the felt says, by the rules of the run. */
function payoutsOf({ winConditions, actions }: GameRules): string {
  const double = actions.canDoubleDown ? ` · DOUBLE ×${fraction(actions.doubleDownMultiplier)}` : ''
  return `BLACKJACK ×${fraction(winConditions.blackjackPayoutMultiplier)}${double} · ON A BUST THE WHOLE HAND HITS`
}

interface PackProps {
  readonly layout: Layout
  readonly isHinted: boolean
  readonly deal: { readonly title: string; go(): void } | undefined
}

/** The pack lies where the own cards will be, with Deal on it: never where Stand is. */
function Pack({ layout: { own }, isHinted, deal }: PackProps) {
  return (
    <div
      className="geniejack-pack"
      style={{ left: own.x - own.card / 2, top: own.y, width: own.card, height: own.card * 1.4 }}
    >
      <CardBack />
      <CardBack />
      <CardBack />
      {deal !== undefined && (
        <button
          type="button"
          className="button button-main geniejack-deal"
          aria-keyshortcuts="Enter"
          data-hint={isHinted}
          onClick={() => deal.go()}
        >
          {deal.title}{' '}
          <span className="geniejack-key" aria-hidden="true">
            ↵
          </span>
        </button>
      )}
    </div>
  )
}
