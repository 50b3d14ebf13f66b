import { createLogger } from '@turnwise/server'
import { expect, test } from 'vitest'
import { readableLog } from './readable-log.ts'

test('a person reads warnings and errors as sentences, and nothing else', () => {
  const printed: string[] = []
  const logger = createLogger(
    'info',
    readableLog(text => printed.push(text)),
  )
  logger.info({ url: 'http://127.0.0.1' }, 'serving')
  logger.warn('running as root, which is not necessary')
  logger.error({ err: new Error('disk full') }, 'the store failed')
  expect(printed).toEqual(['Note: running as root, which is not necessary\n', 'Error: the store failed (disk full)\n'])
})
