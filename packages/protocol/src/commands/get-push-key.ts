import { z } from 'zod'
import { command } from '../command.ts'

export const getPushKey = command('get-push-key', {
  note: 'The key that a browser subscribes with, so that this server may send to it.',
  takes: {},
  gives: { key: z.string().describe('public, base64url: a browser subscribes with it') },
  errors: ['forbidden'],
  example: () => ({}),
})
