/** What the guide quotes from the game itself, by the name of its block. */

import { carefulShopper } from '../src/bots/policies.ts'
import { positionOfView } from '../src/bots/position.ts'
import { DIFFICULTY_RULES } from '../src/game/difficulty.ts'
import { getDefaultRules } from '../src/game/modifiers.ts'
import { typed } from '../src/game/words/actions.ts'
import { combatantTable, equipmentTable, potionTable } from '../src/rules.ts'
import { USAGE } from '../src/seed-api/args.ts'
import { renderView } from '../src/seed-api/display.ts'
import { GameEngine } from '../src/seed-api/game.ts'
import { HELP } from '../src/terminal/face.ts'

export function guideBlocks(): Readonly<Record<string, string>> {
  return {
    usage: fenced(USAGE.split('\n').slice(2).join('\n')),
    commands: fenced(HELP),
    equipment: equipmentTable(),
    potions: potionTable(),
    enemies: combatantTable(),
    rules: rulesTable(),
    walkthrough: walkthrough(),
  }
}

/** The text with each `<!-- name -->…<!-- /name -->` filled in again. */
export function fillBlocks(text: string): string {
  let filled = text
  for (const [name, block] of Object.entries(guideBlocks())) {
    const pattern = new RegExp(`<!-- ${name} -->[^]*?<!-- /${name} -->`, 'u')
    if (!pattern.test(filled)) throw new Error(`The guide has no block ${name}.`)
    filled = filled.replace(pattern, () => `<!-- ${name} -->\n${block}\n<!-- /${name} -->`)
  }
  return filled
}

const fenced = (text: string) => `\`\`\`text\n${text}\n\`\`\``

function rulesTable(): string {
  const lines = ['| rule | standard | merciful | cruel |', '|---|---|---|---|']
  for (const [section, fields] of Object.entries(getDefaultRules())) {
    for (const [field, value] of Object.entries(fields)) {
      const changed = (difficulty: 'merciful' | 'cruel') => {
        const change: unknown = Reflect.get(Reflect.get(DIFFICULTY_RULES[difficulty], section) ?? {}, field)
        return change === undefined ? '' : JSON.stringify(change)
      }
      lines.push(`| ${section}.${field} | ${JSON.stringify(value)} | ${changed('merciful')} | ${changed('cruel')} |`)
    }
  }
  return lines.join('\n')
}

/** Seed 42 as the careful shopper plays it, up to the second battle. */
function walkthrough(): string {
  const engine = new GameEngine('42')
  let text = ''
  while (engine.state.battle === 1 && engine.state.outcome === null) {
    const view = engine.getView()
    const action = carefulShopper(positionOfView(view), engine.getAvailableActions())
    text += `${renderView(view)} ${action.type === 'continue' ? '' : typed(action)}\n`
    engine.performAction(action)
  }
  return fenced(`${text}${renderView(engine.getView())}`)
}
