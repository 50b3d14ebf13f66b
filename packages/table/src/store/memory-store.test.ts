import { describeStore } from './contract/describe-store.ts'
import { memoryStore } from './memory-store.ts'

describeStore('memory', ['snapshots', 'presence', 'push', 'secrets', 'upkeep'], async () => ({
  store: memoryStore(),
  close: async () => undefined,
}))
