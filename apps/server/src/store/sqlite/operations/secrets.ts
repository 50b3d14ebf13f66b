import type { SecretStore } from '@turnwise/table'
import type { Operations } from './operation.ts'

export const secrets: Operations<SecretStore> = {
  keepSecret: {
    writes: 1,
    run(open, [name, value]) {
      open.insert('secrets', { name, value }, 'INSERT OR IGNORE')
      return String(open.sql('SELECT value FROM secrets WHERE name = ?').get(name)?.value)
    },
  },
}
