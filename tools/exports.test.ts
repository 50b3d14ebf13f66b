import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { exportsOf, exportsOfPackage, modulesOf } from './exports.ts'

const path = (name: string) => fileURLToPath(new URL(`../packages/${name}`, import.meta.url))

function pageOf(name: string): readonly string[] {
  const text = readFileSync(new URL(`../docs/packages/${name}.md`, import.meta.url), 'utf8')
  return [...text.matchAll(/^\| `(\w+)` \| (?:function|class|value|type) \| \S.*\|$/gm)].map(match => match[1] ?? '')
}

describe.each(['engine', 'client', 'bots', 'conformance', 'ui'])('the page of @turnwise/%s', name => {
  test('has every value that the package exports', async () => {
    const modules = await Promise.all(modulesOf(path(name)).map(module => import(pathToFileURL(module).href)))
    const real = [...new Set(modules.flatMap(module => Object.keys(module)))]
    const listed = exportsOfPackage(path(name))
    const values = listed.filter(({ kind }) => kind !== 'type').map(each => each.name)
    expect(values.toSorted()).toEqual(real.toSorted())
    expect(pageOf(name)).toEqual(listed.map(each => each.name))
  })
})

describe('reading exports', () => {
  test('finds the comment of each declaration, if it has one', () => {
    const found = exportsOf(path('engine/src/log.ts'))
    expect(found.find(({ name }) => name === 'UndoEntry')?.text).toBe(
      'The match returned to where it was after entry `to`. Nothing is deleted.',
    )
    expect(exportsOf(path('protocol/src/shapes.ts')).find(({ name }) => name === 'SeenChat')?.text).toBe('')
  })
})
