import { memoryStore } from './memory-store.ts'
import { describeStore } from './store-contract/describe-store.ts'

describeStore('memory', ['snapshots', 'presence', 'push', 'secrets', 'upkeep'], async () => ({
  store: memoryStore(),
  close: async () => undefined,
}))
