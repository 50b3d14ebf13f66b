import type { GameModule } from '@turnwise/engine'
import type { Environment } from '../environment.ts'
import { answerLong, type LongAnswers, type LongKind, type LongQuestions } from './long-rules.ts'

/** In another thread if there is one. `asker` is the address that it is charged to, or the match if that is not known. */
export function askLong<Kind extends LongKind>(
  { askLong }: Pick<Environment, 'askLong'>,
  module: GameModule,
  kind: Kind,
  question: LongQuestions[Kind],
  asker: string,
): Promise<LongAnswers[Kind]> {
  if (askLong === undefined) return Promise.resolve(answerLong(module, { kind, question }))
  return askLong({
    game: module.game.id,
    version: module.game.version,
    kind,
    question,
    share: { hasPeople: true, creator: asker },
  })
}
