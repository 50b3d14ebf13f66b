import type { FastifyInstance } from 'fastify'

export interface Health {
  isReady(): boolean
  isClockOff(): boolean
}

/**
 * Alive: the process answers. Ready: it accepts players; not while it is stopping or after its store has failed. With a
 * clock that is off it says so; a server of several is not ready with it.
 */
export function addHealth(app: FastifyInstance, { isReady, isClockOff }: Health): void {
  app.get('/livez', async (_request, reply) => reply.type('text/plain').send('ok\n'))
  app.get('/readyz', async (_request, reply) => {
    const ready = isReady()
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(`${ready ? 'ok' : 'not ready'}${isClockOff() ? ', the clock is off' : ''}\n`)
  })
}
