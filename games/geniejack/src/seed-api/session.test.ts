import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { sync } from 'cross-spawn'
import { describe, expect, test } from 'vitest'
import { PLAIN } from '../terminal/show.ts'
import { parseArguments } from './args.ts'
import { GameEngine } from './game.ts'
import { formatHistory, History } from './history.ts'
import { createInputHandler } from './input.ts'
import { runSession } from './session.ts'
import { dataFolder, Slots } from './storage.ts'

const surroundings = { today: new Date('2030-05-06T12:00:00Z'), drawSeed: () => 'drawn' }
const newFolder = () => mkdtempSync(join(tmpdir(), 'geniejack-'))

async function run(folder: string, args: string[], input: string): Promise<{ status: number; text: string }> {
  const parsed = parseArguments(args, surroundings)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const typed = new PassThrough()
  const output = new PassThrough()
  let text = ''
  output.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  typed.end(input)
  const status = await runSession(parsed.value, {
    output,
    slots: new Slots(folder),
    history: new History(folder),
    style: PLAIN,
    clearScreen: false,
    openInput: () => createInputHandler(typed, output, false),
    now: () => surroundings.today,
  })
  return { status, text }
}

/** Enough of the simplest lines for any run to end: deal, stand, go on, leave shops, wish. */
const STANDING = '\ns\n\n'.repeat(400)

describe('arguments', () => {
  test.each([
    [[], { kind: 'play', seed: 'drawn', options: { difficulty: 'standard', rules: {} }, slot: undefined }],
    [['--seed=42'], { kind: 'play', seed: '42' }],
    [['--seed', '42', '--difficulty=cruel'], { seed: '42', options: { difficulty: 'cruel' } }],
    [['--daily'], { seed: 'daily-2030-05-06' }],
    [['--rules={"deck":{"numberOfDecks":2}}'], { options: { rules: { deck: { numberOfDecks: 2 } } } }],
    [['--continue'], { kind: 'continue', slot: undefined }],
    [['--continue=mine'], { kind: 'continue', slot: 'mine' }],
    [['--slots'], { kind: 'slots' }],
    [['--history'], { kind: 'history' }],
    [['--help'], { kind: 'help' }],
  ])('%j', (args, command) => {
    const parsed = parseArguments(args, surroundings)
    expect(parsed).toMatchObject({ ok: true, value: { command } })
  })

  test.each([
    [['--sed=42']],
    [['--seed=']],
    [['--seed=1', '--daily']],
    [['--difficulty=easy']],
    [['--rules={']],
    [['--rules={"actions":{"canSplit":1}}']],
    [['--slot=../../etc']],
    [['word']],
  ])('%j is refused with a sentence', args => {
    expect(parseArguments(args, surroundings)).toMatchObject({ ok: false, error: { code: 'bad-arguments' } })
  })

  test.each([
    [{ TURNWISE_DATA: '/data' }, '/data/geniejack'],
    [{ XDG_DATA_HOME: '/xdg' }, '/xdg/turnwise/geniejack'],
  ])('the data of %j lies in %s', (environment, folder) => expect(dataFolder(environment)).toBe(folder))
})

describe('a session', () => {
  test('the same seed and the same lines give the same screens', async () => {
    const one = await run(newFolder(), ['--seed=42'], STANDING)
    const other = await run(newFolder(), ['--seed=42'], STANDING)
    expect(other).toEqual(one)
    expect(one.text).toContain('=== S1 B1 H1 === Seed:42')
    expect(one.text).toMatch(/GAME OVER/u)
    expect((await run(newFolder(), ['--seed=43'], STANDING)).text).not.toBe(one.text)
  })

  test('the end of input keeps the run, and it continues where it was', async () => {
    const folder = newFolder()
    const first = await run(folder, ['--seed=42'], '\n')
    expect(first).toMatchObject({ status: 0 })
    expect(first.text).toContain('The run is kept in slot 1.')
    const then = await run(folder, ['--continue'], 's\n')
    expect(then.text.startsWith('Continuing slot 1.\n=== S1 B1 H1 === Seed:42')).toBe(true)
    expect(then.text).toMatch(/WIN!|LOSS!|PUSH!/u)
    const whole = await run(newFolder(), ['--seed=42'], '\ns\n')
    expect(whole.text.split('\n').slice(-4)).toEqual(then.text.split('\n').slice(-4))
  })

  test('q leaves, ? helps, nonsense is answered, and nothing is lost', async () => {
    const { status, text } = await run(newFolder(), ['--seed=42'], '\nxyzzy\n?\n\u0000\nh\nq\n')
    expect(status).toBe(0)
    expect(text).toContain('Invalid action')
    expect(text).toContain('hit: draw a card')
    expect(text).toContain('The run is kept in slot 1.')
  })

  test('info explains what things do, and takes no turn', async () => {
    const { text } = await run(newFolder(), ['--seed=42'], 'info\ninfo night fang\ninfo dragon\n')
    expect(text).toContain('Night Hide: 50 % less damage from ♠ spade hands')
    expect(text).toContain('Night Fang: enemies deal +5 damage on blackjack')
    expect(text).toContain('Nothing here is called dragon.')
    expect(text).not.toContain('Invalid action')
  })

  test('u asks which potion', async () => {
    const folder = newFolder()
    const rules = { damage: { minimumDamage: 100 }, health: { playerMaxHp: 9999, playerStartHp: 9999 } }
    const engine = new GameEngine('bag', { rules: { ...rules, economy: { goldPerBattle: 1000 } } })
    while (engine.state.phase !== 'shop') {
      const actions = engine.getAvailableActions()
      engine.performAction(actions.find(({ type }) => type === 'stand') ?? actions[0]!)
    }
    for (const id of ['health_potion', 'poison_potion']) {
      const itemIndex = engine.getView().shop!.items.findIndex(({ item }) => item.id === id)
      expect(engine.performAction({ type: 'buy_item', itemIndex }).success).toBe(true)
    }
    engine.performAction({ type: 'skip_shop' })
    new Slots(folder).claim(engine)
    const { text } = await run(folder, ['--continue'], 'u\n2\n')
    expect(text).toContain('2) Poison Potion 3dmg after each of 3 hands')
    expect(text).toContain('FX: Poison(3h left)')
  })

  test('a wish that cannot be stored is answered after the screen, and asked for again', async () => {
    const folder = newFolder()
    const engine = new GameEngine('genie', {
      rules: { damage: { minimumDamage: 100 }, health: { playerMaxHp: 9999, playerStartHp: 9999 } },
    })
    while (engine.state.phase !== 'genie') {
      const actions = engine.getAvailableActions()
      engine.performAction(actions.find(({ type }) => type === 'stand' || type === 'skip_shop') ?? actions[0]!)
    }
    new Slots(folder).claim(engine)
    const { text } = await run(folder, ['--continue'], `${'x'.repeat(501)}\nrain\n`)
    expect(text).toMatch(/Type your blessing:\n>\s+A wish is 1 to 500 characters/u)
    expect(text).toContain('Blessing stored: "rain"')
  })

  test('a finished run frees its slot and is in the history', async () => {
    const folder = newFolder()
    await run(folder, ['--seed=42'], STANDING)
    expect((await run(folder, ['--slots'], '')).text).toBe('No saved runs.\n')
    const { text } = await run(folder, ['--history'], '')
    expect(text).toMatch(/^2030-05-06 standard seed 42: S\d B\d .+, \d+ battles\nRuns: 1 \| Won: 0 \(0%\)/u)
    const [entry] = new History(folder).read().entries
    const replayed = GameEngine.fromReplay({ seed: entry!.seed, actions: entry!.actions })
    expect(replayed.state.outcome?.reason).toBe(entry!.ending)
  })

  test('new runs never take a slot that is in use', async () => {
    const folder = newFolder()
    await run(folder, ['--seed=a'], '\n')
    await run(folder, ['--seed=b'], '\n')
    expect((await run(folder, ['--slots'], '')).text.split('\n').filter(Boolean)).toHaveLength(2)
    await run(folder, ['--seed=c', '--slot=mine'], '\n')
    const taken = await run(folder, ['--seed=d', '--slot=mine'], '\n')
    expect(taken).toMatchObject({ status: 1, text: expect.stringContaining('The slot mine is taken.') })
    expect((await run(folder, ['--continue=mine'], '')).text).toContain('Seed:c')
  })

  test('there may be nothing to continue', async () => {
    expect(await run(newFolder(), ['--continue'], '')).toMatchObject({ status: 1 })
    expect(await run(newFolder(), ['--history'], '')).toEqual({ status: 0, text: 'No finished runs yet.\n' })
  })
})

describe('damaged files are reported and kept', () => {
  test.each(['', '{', '{"format":1}', 'null', '[]'])('a save of %j', async damage => {
    const folder = newFolder()
    await run(folder, ['--seed=a'], '\n')
    const file = new Slots(folder).fileOf('1')
    writeFileSync(file, damage)
    const continued = await run(folder, ['--continue=1'], '\n')
    expect(continued.status).toBe(1)
    expect(continued.text).toContain('Slot 1: ')
    expect(continued.text).toContain('cannot be used and is left as it is')
    expect((await run(folder, ['--slots'], '')).text).toContain('left as it is')
    await run(folder, ['--seed=b'], '\n')
    writeFileSync(file, damage)
    const newest = await run(folder, ['--continue'], '')
    expect(newest.text).toMatch(/^Slot 1: .+cannot be used and is left as it is.*\nContinuing slot 2\.\n/u)
    expect(readFileSync(file, 'utf8')).toBe(damage)
    expect(readdirSync(join(folder, 'saves')).sort()).toEqual(['1.json', '2.json'])
  })

  test('a line of the history', async () => {
    const folder = newFolder()
    const { file } = new History(folder)
    await run(folder, ['--seed=42'], STANDING)
    const good = readFileSync(file, 'utf8')
    writeFileSync(file, `${good}torn`)
    await run(folder, ['--seed=43'], STANDING)
    expect(readFileSync(file, 'utf8').startsWith(`${good}torn\n`)).toBe(true)
    const { status, text } = await run(folder, ['--history'], '')
    expect(status).toBe(1)
    expect(text).toContain('line 2 cannot be read and is left as it is.')
    expect(text).toContain('Runs: 2')
  })
})

describe('statistics', () => {
  test('count runs, victories, hands and the worst enemy', () => {
    const entry = {
      finishedAt: '2030-05-06T12:00:00.000Z',
      seed: 'x',
      difficulty: 'standard',
      rules: {},
      ending: 'defeated',
      stage: 2,
      battle: 3,
      enemy: 'Sand Serpent',
      gold: 10,
      stagesCleared: 1,
      battlesWon: 6,
      handsPlayed: 40,
      handsWon: 20,
      damageDealt: 100,
      damageTaken: 90,
      actions: [],
    } as const
    const won = { ...entry, difficulty: 'merciful', ending: 'victory', battlesWon: 12 } as const
    expect(formatHistory([entry, won]).split('\n').slice(2)).toEqual([
      'Runs: 2 | Won: 1 (50%)',
      '  merciful: 1 runs, 1 won',
      '  standard: 1 runs, 0 won',
      'Best: 12 battles | Average: 9.0 battles',
      'Hands won: 50% of 80 | Damage: 200 dealt, 180 taken',
      'Most often defeated by: Sand Serpent (1)',
    ])
  })
})

describe('the program itself', () => {
  const main = join(import.meta.dirname, 'index.ts')
  const environment = (folder: string) => ({ ...process.env, TURNWISE_DATA: folder, NO_COLOR: '1' })

  test('plays from piped lines and keeps the run at their end', () => {
    const folder = newFolder()
    const { status, stdout } = spawnSync(process.execPath, [main, '--seed=42'], {
      input: '\ns\n',
      env: environment(folder),
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    expect(stdout).toContain('Seed:42')
    expect(readdirSync(join(folder, 'geniejack', 'saves'))).toEqual(['1.json'])
  })

  test('`npm run dev -- --seed=42` plays from the root of the repository, where the guide is found', () => {
    const root = join(import.meta.dirname, '../../../..')
    const { status, stdout } = sync('npm', ['run', 'dev', '--', '--seed=42'], {
      cwd: root,
      input: '\ns\n',
      env: environment(newFolder()),
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    expect(stdout).toContain('Seed:42')
    const page = readFileSync(join(root, 'docs/product-specs/cli-guide.md'), 'utf8')
    const [, guide = ''] = /\]\((.+cli-guide\.md)\)/u.exec(page) ?? []
    expect(readFileSync(join(root, 'docs/product-specs', guide), 'utf8')).toContain('# Playing Geniejack in a terminal')
  })

  test('bad arguments: a sentence and status 2', () => {
    const { status, stderr } = spawnSync(process.execPath, [main, '--sed=1'], {
      env: environment(newFolder()),
      encoding: 'utf8',
    })
    expect(status).toBe(2)
    expect(stderr).toContain('--sed')
  })

  test('an interrupt loses nothing that was played', async () => {
    const folder = newFolder()
    const child = spawn(process.execPath, [main, '--seed=42'], { env: environment(folder) })
    const shown = new Promise<void>(resolve => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('(h)it')) resolve()
      })
    })
    child.stdin.write('\n')
    await shown
    const left = new Promise(resolve => child.on('exit', resolve))
    child.kill('SIGINT')
    await left
    const loaded = new Slots(join(folder, 'geniejack')).load('1')
    expect(loaded.kind === 'run' && loaded.engine.state.phase).toBe('player_turn')
  })
})
