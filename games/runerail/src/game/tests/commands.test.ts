import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COMMANDS } from '../commands/index.ts'

const SOURCE = new URL('../../', import.meta.url)
const TEXTS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(
    path => /^(game|terminal)\/|^schema\.ts$/.test(path) && /\.ts$/.test(path) && !/\.test\.|\/tests\//.test(path),
  )
  .map(path => ({ path, text: readFileSync(new URL(path, SOURCE), 'utf8') }))

/** Two names are words of the state as well: a pending decision, and what follows a draw. */
const STATE_WORDS = ['keep-foreman', 'end-turn']

it.each(COMMANDS.map(({ type }) => type))('%s is named in its own file only', type => {
  const named = TEXTS.filter(({ text }) => text.includes(`'${type}'`)).map(({ path }) => path)
  const own = `game/commands/${type}.ts`
  expect(named).toContain(own)
  if (!STATE_WORDS.includes(type)) expect(named).toEqual([own])
})
