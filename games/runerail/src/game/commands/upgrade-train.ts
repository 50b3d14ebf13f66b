import { fail, ok, refuse } from '@turnwise/engine'
import { isInForce } from '../cards/effects.ts'
import { DONE, defineCommand } from '../command.ts'
import { GOODS, TRAINS } from '../content/index.ts'
import { changePlayer, changeTurn, pay, playerOf, returnLoads, turnOf } from '../flow.ts'
import { REFUSALS } from '../refusals.ts'
import { SPENDING_LIMIT, UPGRADE_COST } from '../track/costs.ts'
import { findName } from '../words/names.ts'
import { trainFacts } from '../words/pieces.ts'

const nextTo = (name: string) =>
  [...TRAINS.values()].filter(({ level }) => level === (TRAINS.get(name)?.level ?? 0) + 1)

export const upgradeTrain = defineCommand({
  type: 'upgrade-train',
  fields: [{ train: 'name', drop: 'name?' }],
  when: ['opening', 'build'],
  options(state, seat) {
    const { train, loads } = playerOf(state, seat)
    return nextTo(train).flatMap(next => {
      const drops = loads.length > next.loads ? [...new Set(loads)].map(drop => ({ drop })) : [{}]
      return drops.map(drop => ({ type: 'upgrade-train', train: next.name, ...drop }) as const)
    })
  },
  /** V1 to V4 in the order of 8.5. */
  check(state, seat, { train, drop }) {
    const player = playerOf(state, seat)
    if (isInForce(state.effects, 'no-upgrade'))
      return refuse('event-no-upgrade', 'The strike: no train can be upgraded.')
    const next = nextTo(player.train).find(({ name }) => name === train)
    if (next === undefined) return refuse('not-next-level', 'A train is exchanged for one of the next level.')
    if ((state.stock[train] ?? 0) < 1) return refuse('none-left', `No ${train} is left.`)
    const mustDrop = player.loads.length > next.loads
    if (mustDrop && (drop === undefined || !player.loads.includes(drop)))
      return refuse('must-drop-load', `${train} carries ${next.loads} loads: say which one to drop.`)
    if (!mustDrop && drop !== undefined) return refuse('no-drop-needed', `${train} carries all your loads.`)
    if (turnOf(state).spent + UPGRADE_COST > SPENDING_LIMIT) return REFUSALS.overLimit
    return player.gp < UPGRADE_COST ? REFUSALS.notEnoughGold : DONE
  },
  apply(flow, seat, { train, drop }) {
    const before = playerOf(flow.state, seat).train
    pay(flow, seat, null, UPGRADE_COST, 'upgrade')
    changeTurn(flow, { spent: turnOf(flow.state).spent + UPGRADE_COST })
    // V3: the dropped load returns to the pool wherever the train is, also aboard.
    if (drop !== undefined) returnLoads(flow, seat, [drop])
    const { stock } = flow.state
    flow.change({ stock: { ...stock, [before]: (stock[before] ?? 0) + 1, [train]: (stock[train] ?? 0) - 1 } })
    changePlayer(flow, seat, { train })
    flow.emit({ type: 'train-upgraded', seat, train, before, dropped: drop ?? null })
  },
  words: {
    group: 'Trains and foremen',
    describe({ train, drop }) {
      const dropping = drop === undefined ? '' : `, dropping ${drop}`
      return `upgrade to ${train} (${trainFacts(train)})${dropping}: ${UPGRADE_COST} gold`
    },
    card({ train, drop }) {
      const dropping = drop === undefined ? '' : ` · drops ${drop}`
      return { name: train, facts: `${UPGRADE_COST} gold · ${trainFacts(train)}${dropping}` }
    },
    missing: {
      phase: 'build',
      what: 'A better train:',
      ask(view, seat) {
        const [next] = nextTo(playerOf(view, seat).train)
        return next === undefined ? 'There is none.' : { type: 'upgrade-train', train: next.name }
      },
    },
    verbs: ['upgrade'],
    help: ['upgrade TRAIN [drop GOOD]', `${UPGRADE_COST} gold a level`],
    typed: ({ train, drop }) => `upgrade ${train}${drop === undefined ? '' : ` drop ${drop}`}`,
    parse({ rest }) {
      const [word = '', verb, good = ''] = rest.split(' ')
      const train = findName(word, [...TRAINS.keys()], each => each)
      if (train === undefined) return fail('bad-request', `"${word}" is not one of ${[...TRAINS.keys()].join(', ')}.`)
      if (verb === undefined) return ok({ type: 'upgrade-train', train })
      const drop = findName(good, GOODS, each => each)
      if (verb !== 'drop' || drop === undefined) return fail('bad-request', 'As in: upgrade Frostwing drop ale')
      return ok({ type: 'upgrade-train', train, drop })
    },
  },
})
