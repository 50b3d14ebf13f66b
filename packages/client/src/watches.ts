import type { Answer } from '@turnwise/protocol'
import type { MatchUpdate } from '@turnwise/table'
import type { WatchRequest } from './connection.ts'

export interface Watch {
  readonly request: WatchRequest
  readonly onUpdate: (update: MatchUpdate) => void
  readonly onRefused: ((answer: Answer) => void) | undefined
  since: number | undefined
  chatSince: number
  /** The server's number for it on the present connection. */
  number: number | undefined
}

/** Refusals that mean "not now" instead of "not you". */
const PASSING = new Set(['rate-limited', 'internal'])
const RETRY_MS = 2_000

/** What is watched, across connections: each resumes where it was, nothing missed and nothing twice. */
export class Watches {
  readonly #send: (message: object) => boolean
  readonly #all = new Set<Watch>()
  readonly #asked = new Map<number, Watch>()
  readonly #numbered = new Map<number, Watch>()
  #ids = 0

  constructor(send: (message: object) => boolean) {
    this.#send = send
  }

  add(watch: Watch): void {
    this.#all.add(watch)
    this.#ask(watch)
  }

  remove(watch: Watch): void {
    this.#all.delete(watch)
    if (watch.number === undefined) return
    this.#numbered.delete(watch.number)
    this.#send({ cmd: 'unwatch', watch: watch.number })
  }

  /** The connection is new: everything is asked for again. */
  resume(): void {
    this.#asked.clear()
    this.#numbered.clear()
    for (const watch of this.#all) this.#ask(watch)
  }

  /** False where the message is none of a watch. */
  receive(message: Readonly<Record<string, unknown>>): boolean {
    if (message.response === 'watch-response') return this.#answered(message as Answer)
    if (message.response === 'unwatch-response') return true
    if (typeof message.push !== 'string' || typeof message.watch !== 'number') return false
    const watch = this.#numbered.get(message.watch)
    if (watch === undefined) return true
    if (message.push === 'update') this.#updated(watch, message as typeof message & MatchUpdate)
    else this.#refused(watch, { response: 'watch-response', status: 'error', ...message })
    return true
  }

  #ask(watch: Watch): void {
    const id = ++this.#ids
    watch.number = undefined
    this.#asked.set(id, watch)
    const { since, chatSince, request } = watch
    this.#send({
      ...request,
      cmd: 'watch',
      id: `watch ${id}`,
      ...(since === undefined ? {} : { since }),
      ...(chatSince === 0 ? {} : { chat_since: chatSince }),
    })
  }

  #answered(answer: Answer): boolean {
    const id = Number(String(answer.id).slice('watch '.length))
    const watch = this.#asked.get(id)
    this.#asked.delete(id)
    if (watch === undefined) return true
    if (answer.status === 'error') this.#refused(watch, answer)
    else if (typeof answer.watch === 'number') {
      watch.number = answer.watch
      if (this.#all.has(watch)) this.#numbered.set(answer.watch, watch)
      else this.#send({ cmd: 'unwatch', watch: answer.watch })
    }
    return true
  }

  #refused(watch: Watch, answer: Answer): void {
    if (!this.#all.has(watch)) return
    const { error } = answer
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
    if (PASSING.has(code)) {
      setTimeout(() => {
        if (this.#all.has(watch) && watch.number === undefined) this.#ask(watch)
      }, RETRY_MS)
      watch.number = undefined
      return
    }
    this.#all.delete(watch)
    watch.onRefused?.(answer)
  }

  #updated(watch: Watch, { push: _push, watch: _watch, ...update }: MatchUpdate & { push?: string; watch?: number }) {
    const { since, chatSince } = watch
    const entries = since === undefined ? update.entries : update.entries.filter(({ seq }) => seq > since)
    const chat = update.chat?.filter(({ index }) => index > chatSince)
    watch.since = Math.max(since ?? 0, update.seq)
    watch.chatSince = Math.max(chatSince, ...(chat ?? []).map(({ index }) => index))
    const { chat: _chat, ...rest } = update
    watch.onUpdate({ ...rest, entries, ...(chat === undefined || chat.length === 0 ? {} : { chat }) })
  }
}
