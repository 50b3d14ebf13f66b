import { describeStore } from './contract/describe-store.ts'
import { memoryStore, type Packing } from './memory-store.ts'

const CAPABILITIES = ['snapshots', 'presence', 'push', 'secrets', 'upkeep'] as const
const json: Packing = {
  pack: rows => JSON.stringify(rows),
  unpack: packed => JSON.parse(packed),
}

for (const [name, packing] of Object.entries({ memory: undefined, 'memory, packed': json })) {
  describeStore(name, CAPABILITIES, async () => ({ store: memoryStore(packing), close: async () => undefined }))
}
