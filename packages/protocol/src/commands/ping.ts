import { z } from 'zod'
import { command } from '../command.ts'

export const ping = command('ping', {
  note: 'Shows that the server answers.',
  takes: {},
  gives: { pong: z.literal(true) },
  errors: [],
  example: () => ({ id: 1 }),
})
