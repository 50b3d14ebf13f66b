import { z } from 'zod'
import { command } from '../command.ts'

export const unwatch = command('unwatch', {
  note: 'Ends a watch.',
  takes: { watch: z.int().min(1) },
  gives: { watch: z.int().min(1) },
  errors: [],
})
