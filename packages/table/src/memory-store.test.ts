import { memoryStore } from './memory-store.ts'
import { describeStore } from './store-contract/describe-store.ts'

describeStore('memory', async () => ({ store: memoryStore(), close: async () => undefined }))
