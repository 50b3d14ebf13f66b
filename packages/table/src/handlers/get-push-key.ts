import { Refusal } from '@turnwise/protocol'
import type { Environment, PushSettings } from '../environment.ts'
import type { Handler } from '../matches.ts'

export const getPushKey: Handler<'get-push-key'> = async table => ({ key: pushOf(table.environment).key })

export function pushOf({ push }: Environment): PushSettings {
  if (push === undefined) throw new Refusal('forbidden', 'This table sends no notifications.')
  return push
}
