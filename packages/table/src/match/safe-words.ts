import type { GameModule } from '@turnwise/engine'
import type { Environment } from '../environment.ts'

const made = new WeakMap<Environment, WeakMap<GameModule, GameModule>>()

/** The same game, but where its words fail there is a plain sentence instead, and the operator hears of it once. */
export function withSafeWords(environment: Environment, module: GameModule): GameModule {
  const known = made.get(environment) ?? new WeakMap<GameModule, GameModule>()
  made.set(environment, known)
  const safe = known.get(module) ?? safeWords(environment, module)
  known.set(module, safe)
  return safe
}

function safeWords({ onFault }: Environment, module: GameModule): GameModule {
  const { face, game, compactView } = module
  const told = new Set<string>()
  const guard =
    <Args extends unknown[], Value>(
      name: string,
      say: (this: unknown, ...args: Args) => Value,
      plain: (...args: Args) => Value,
    ) =>
    (...args: Args): Value => {
      try {
        return say.apply(face, args)
      } catch (error) {
        if (!told.has(name)) onFault?.(`${name} of ${game.title} ${game.version}`, error)
        told.add(name)
        return plain(...args)
      }
    }
  return {
    ...module,
    ...(compactView === undefined ? {} : { compactView: guard('compactView', compactView, view => view) }),
    face: {
      ...face,
      show: guard('show', face.show, () => `${game.title} cannot put this table into words.`),
      prompt: guard('prompt', face.prompt, () => ''),
      describeAction: guard('describeAction', face.describeAction, action => JSON.stringify(action)),
      describeEvent: guard(
        'describeEvent',
        face.describeEvent.bind(face),
        ({ type }) => `${type.replaceAll('-', ' ').replace(/^./, letter => letter.toUpperCase())}.`,
      ),
    },
  }
}
