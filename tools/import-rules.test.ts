import { describe, expect, test } from 'vitest'
import { findViolations, importsOf } from './import-rules.ts'

const GAMES = ['senet', 'maze']
const from = (name: string) => `import { x } from '${name}'\n`

describe('imports point one way', () => {
  test.each([
    ['games/senet/src/game/moves.ts', from('@turnwise/engine')],
    ['games/senet/src/game/moves.ts', from('./board.ts')],
    ['games/senet/src/schema.ts', from('zod') + from('./game/board.ts')],
    ['games/senet/src/bots/a.ts', from('@turnwise/bots')],
    ['games/senet/src/conformance.test.ts', from('@turnwise/conformance')],
    ['games/senet/src/seed-api/reduce.ts', from('../game/apply.ts') + from('./index.ts') + from('../game/engine.ts')],
    ['games/senet/src/index.ts', from('./seed-api/index.ts') + from('./game/serialization.ts')],
    ['games/senet/src/game/engine.ts', from('../seed-api/commands.ts') + from('./apply.ts')],
    ['games/senet/src/game/tests/a.test.ts', from('../../seed-api/reduce.ts')],
    ['games/senet/scripts/a.ts', from('../src/seed-api/reduce.ts')],
    ['packages/catalog/src/index.ts', "const load = () => import('@turnwise/senet/module')"],
    ['packages/table/src/table.ts', from('@turnwise/protocol')],
    ['packages/protocol/src/act.ts', from('zod') + from('@turnwise/engine')],
    ['apps/cli/src/main.ts', from('@turnwise/catalog') + from('@turnwise/server')],
  ])('%s may: %s', (path, text) => {
    expect(findViolations([{ path, text }], GAMES)).toEqual([])
  })

  test.each([
    ['games/senet/src/game/moves.ts', from('zod'), 'the engine only'],
    ['games/senet/src/game/moves.ts', from('node:fs'), 'the engine only'],
    ['games/senet/src/game/moves.ts', from('../schema.ts'), 'outside src/game'],
    ['games/senet/src/game/apply.ts', from('../seed-api/reduce.ts'), 'outside src/game'],
    ['games/senet/src/web/material/bake.ts', from('../../game/board.ts'), 'knows no rule'],
    ['games/senet/src/web/a.tsx', from('../seed-api/reduce.ts'), 'only src/index.ts'],
    ['games/senet/src/terminal/a.ts', from('../game/engine.ts'), 'only src/index.ts'],
    ['games/senet/src/game/view.ts', from('./serialization.ts'), 'only src/index.ts'],
    ['games/senet/src/game/engine.ts', from('../schema.ts'), 'outside src/game'],
    ['games/senet/src/game/view.ts', from('../seed-api/commands.ts'), 'outside src/game'],
    ['games/senet/src/bots/a.ts', from('../../../maze/src/index.ts'), "leaves the game's folder"],
    ['games/senet/src/bots/a.ts', from('@turnwise/maze'), 'never import each other'],
    ['games/senet/src/game/tests/a.test.ts', from('@turnwise/maze'), 'never import each other'],
    ['games/senet/src/bots/a.ts', from('@turnwise/table'), 'may not import'],
    ['packages/engine/src/a.ts', from('zod'), 'the engine imports'],
    ['packages/engine/src/a.ts', from('@turnwise/bots'), 'may not import'],
    ['packages/table/src/a.ts', from('@turnwise/senet'), 'may not import'],
    ['packages/table/src/a.ts', from('@turnwise/catalog'), 'may not import'],
    ['packages/client/src/a.ts', from('@turnwise/catalog'), 'may not import'],
    ['packages/protocol/src/a.ts', from('@turnwise/table'), 'may not import'],
    ['packages/protocol/src/a.ts', from('react'), 'the protocol imports'],
    ['packages/other/src/a.ts', '', 'has no rule'],
    ['apps/web/src/a.ts', from('@turnwise/senet/web'), 'imports the game'],
    ['apps/web/src/a.ts', "if (game === 'senet') {}", 'names the game'],
  ])('%s may not: %s', (path, text, why) => {
    expect(
      findViolations([{ path, text }], GAMES)
        .map(violation => violation.why)
        .join(),
    ).toContain(why)
  })

  test('every way to import is seen', () => {
    const text = `import a from 'a'\nimport 'b'\nexport * from 'c'\nimport {\n  d,\n} from 'd'\nawait import('e')\nimport type { F } from 'f'`
    expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })
})
