import { Refusal } from '@turnwise/protocol'
import type { Environment, PushSettings } from '../environment.ts'
import type { Handler } from '../matches.ts'
import type { PushStore } from '../store/store.ts'

export const getPushKey: Handler<'get-push-key'> = async table => ({ key: pushOf(table.environment).settings.key })

export function pushOf({ push, store }: Environment): {
  readonly settings: PushSettings
  readonly subscriptions: PushStore
} {
  if (push === undefined || store.push === undefined)
    throw new Refusal('forbidden', 'This table sends no notifications.')
  return { settings: push, subscriptions: store.push }
}
