import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMANDS, LIVE_COMMANDS } from '../packages/protocol/src/commands/index.ts'
import { HANDLERS } from '../packages/table/src/handlers/index.ts'

const DEFINITIONS = '../packages/protocol/src/commands'
const HANDLED = '../packages/table/src/handlers'

/** The modules of a folder by their names, without its list and its tests. */
async function modulesOf(folder: string): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  const files = readdirSync(new URL(folder, import.meta.url)).filter(file => !/^index\.|\.test\./.test(file))
  return Object.fromEntries(
    await Promise.all(files.map(async file => [file.replace('.ts', ''), await import(`${folder}/${file}`)])),
  )
}

/** `get-log` is exported as `getLog`. */
const exportedAs = (name: string) => name.replaceAll(/-./g, ([, letter]) => `${letter}`.toUpperCase())

test('a command is one file of the protocol, named for it', async () => {
  const all = { ...COMMANDS, ...LIVE_COMMANDS }
  const modules = await modulesOf(DEFINITIONS)
  expect(Object.keys(modules).sort()).toEqual(Object.keys(all).sort())
  for (const command of Object.values(all)) expect(modules[command.name]?.[exportedAs(command.name)]).toBe(command)
})

test('a command of the table has one handler, in a file of the same name', async () => {
  const { act, ...modules } = await modulesOf(HANDLED)
  expect(act).toHaveProperty('act')
  expect(Object.keys(modules).sort()).toEqual(Object.keys(COMMANDS).sort())
  for (const [name, handler] of Object.entries(HANDLERS)) expect(modules[name]?.[exportedAs(name)]).toBe(handler)
})
