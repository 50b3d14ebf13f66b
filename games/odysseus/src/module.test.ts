import { jsonProblem } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { module } from './module.ts'

describe('the module', () => {
  test('content and schemas are plain JSON', () => {
    expect(jsonProblem(module.content)).toBeUndefined()
    expect(jsonProblem(JSON.parse(JSON.stringify(module.schemas)))).toBeUndefined()
  })

  test('the rules describe every epic', () => {
    const content = module.content as { readonly epics: readonly { readonly name: string }[] }
    expect(content.epics).toHaveLength(10)
    for (const { name } of content.epics) expect(module.rules).toContain(name)
  })
})
