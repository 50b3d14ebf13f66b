import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DIFFICULTIES, ENDINGS, type RunState } from '../game/types.ts'
import { changesSchema } from '../rules-schema.ts'
import { actionSchema } from '../schema.ts'
import type { GameEngine } from './game.ts'

const count = z.int().min(0)

const entrySchema = z.strictObject({
  finishedAt: z.iso.datetime(),
  seed: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  rules: changesSchema,
  ending: z.enum(ENDINGS),
  stage: count,
  battle: count,
  enemy: z.string(),
  gold: z.number(),
  stagesCleared: count,
  battlesWon: count,
  handsPlayed: count,
  handsWon: count,
  damageDealt: count,
  damageTaken: count,
  actions: z.array(actionSchema).readonly(),
})

export type HistoryEntry = z.infer<typeof entrySchema>

/** Finished runs, a line each, only ever appended to; a line that cannot be read is reported and stays. */
export class History {
  readonly file: string
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    this.file = join(folder, 'history.jsonl')
  }

  add(engine: GameEngine, finishedAt: Date): void {
    const { state } = engine
    const entry = summarize(state, engine, finishedAt)
    if (entry === undefined) return
    mkdirSync(this.#folder, { recursive: true })
    const torn = existsSync(this.file) && !/(?:^|\n)$/u.test(readFileSync(this.file, 'utf8'))
    appendFileSync(this.file, `${torn ? '\n' : ''}${JSON.stringify(entry)}\n`, { flush: true })
  }

  read(): { readonly entries: readonly HistoryEntry[]; readonly problems: readonly string[] } {
    const entries: HistoryEntry[] = []
    const problems: string[] = []
    const text = existsSync(this.file) ? readFileSync(this.file, 'utf8') : ''
    for (const [i, line] of text.split('\n').entries()) {
      if (line.trim() === '') continue
      const parsed = entrySchema.safeParse(parseJson(line))
      if (parsed.success) entries.push(parsed.data)
      else problems.push(`${this.file}: line ${i + 1} cannot be read and is left as it is.`)
    }
    return { entries, problems }
  }
}

function summarize(state: RunState, engine: GameEngine, finishedAt: Date): HistoryEntry | undefined {
  const { outcome, tally } = state
  if (outcome === null) return undefined
  const { rules, actions, difficulty } = engine.serialize()
  return entrySchema.parse({
    finishedAt: finishedAt.toISOString(),
    seed: state.seed,
    difficulty,
    rules,
    ending: outcome.reason,
    stage: state.stage,
    battle: state.battle,
    enemy: state.enemy?.data.name ?? '',
    gold: state.player.gold,
    ...tally,
    actions,
  })
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The last runs and the figures over all of them. */
export function formatHistory(entries: readonly HistoryEntry[]): string {
  if (entries.length === 0) return 'No finished runs yet.'
  const won = entries.filter(entry => entry.ending === 'victory').length
  const sum = (field: 'battlesWon' | 'handsPlayed' | 'handsWon' | 'damageDealt' | 'damageTaken') =>
    entries.reduce((total, entry) => total + entry[field], 0)
  const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`
  const last = entries.slice(-10).map(entry => {
    const where = entry.ending === 'victory' ? 'VICTORY' : `S${entry.stage} B${entry.battle} ${entry.enemy}`
    return `${entry.finishedAt.slice(0, 10)} ${entry.difficulty} seed ${entry.seed}: ${where}, ${entry.battlesWon} battles`
  })
  const killers = new Map<string, number>()
  for (const { ending, enemy } of entries) if (ending !== 'victory') killers.set(enemy, (killers.get(enemy) ?? 0) + 1)
  const worst = [...killers].sort((a, b) => b[1] - a[1])[0]
  return [
    ...last,
    `Runs: ${entries.length} | Won: ${won} (${percent(won, entries.length)})`,
    ...DIFFICULTIES.flatMap(difficulty => {
      const runs = entries.filter(entry => entry.difficulty === difficulty)
      const cleared = runs.filter(entry => entry.ending === 'victory').length
      return runs.length === 0 ? [] : [`  ${difficulty}: ${runs.length} runs, ${cleared} won`]
    }),
    `Best: ${Math.max(...entries.map(entry => entry.battlesWon))} battles | Average: ${(sum('battlesWon') / entries.length).toFixed(1)} battles`,
    `Hands won: ${percent(sum('handsWon'), sum('handsPlayed'))} of ${sum('handsPlayed')} | Damage: ${sum('damageDealt')} dealt, ${sum('damageTaken')} taken`,
    ...(worst === undefined ? [] : [`Most often defeated by: ${worst[0]} (${worst[1]})`]),
  ].join('\n')
}
