import type { Handler } from '../matches.ts'

export const ping: Handler<'ping'> = async () => ({ pong: true })
