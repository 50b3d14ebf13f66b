import { answerSchema, type ErrorCode, type MatchUpdate, PUSHES, type Refusal } from '@turnwise/protocol'
import { readAnswer, readRefusal, unreadable } from './answers.ts'
import type { WatchRequest } from './connection.ts'
import { Progress } from './progress.ts'

interface Watch {
  readonly request: WatchRequest
  readonly progress: Progress
  readonly onUpdate: (update: MatchUpdate) => void
  readonly onRefused: ((refusal: Refusal) => void) | undefined
  /** The server's number for it on the present connection. */
  number: number | undefined
}

/** Refusals that mean "not now" instead of "not you". */
const PASSING: ReadonlySet<ErrorCode> = new Set(['rate-limited', 'internal'])
const RETRY_MS = 2_000

/** All watches, across connections: each resumes where it was. */
export class Watches {
  readonly #send: (message: object) => boolean
  readonly #all = new Set<Watch>()
  readonly #asked = new Map<string, Watch>()
  readonly #numbered = new Map<number, Watch>()
  #ids = 0

  constructor(send: (message: object) => boolean) {
    this.#send = send
  }

  /** Returns how to stop it. */
  add(request: WatchRequest, onUpdate: Watch['onUpdate'], onRefused: Watch['onRefused']): () => void {
    const watch: Watch = { request, progress: new Progress(request.since), onUpdate, onRefused, number: undefined }
    this.#all.add(watch)
    this.#ask(watch)
    return () => this.#remove(watch)
  }

  /** After a reconnect: requests every watch again. */
  resume(): void {
    this.#asked.clear()
    this.#numbered.clear()
    for (const watch of this.#all) this.#ask(watch)
  }

  receive(message: Readonly<Record<string, unknown>>): void {
    if (message.response === 'watch-response') return this.#answered(message)
    if (!('push' in message)) return
    const watch = typeof message.watch === 'number' ? this.#numbered.get(message.watch) : undefined
    if (watch === undefined) return
    if (message.push === 'refused') return this.#refused(watch, readRefusal(message))
    // A newer server may push what this client need not know.
    if (message.push !== 'update') return
    const parsed = PUSHES.update.safeParse(message)
    if (!parsed.success) return this.#end(watch, unreadable())
    const { push: _push, watch: _watch, ...update } = parsed.data
    watch.onUpdate(watch.progress.take(update))
  }

  #remove(watch: Watch): void {
    this.#all.delete(watch)
    if (watch.number === undefined) return
    this.#numbered.delete(watch.number)
    this.#send({ cmd: 'unwatch', watch: watch.number })
  }

  #ask(watch: Watch): void {
    const id = `watch ${++this.#ids}`
    watch.number = undefined
    this.#asked.set(id, watch)
    const { since, chatSince } = watch.progress
    this.#send({ ...watch.request, cmd: 'watch', id, since, chat_since: chatSince })
  }

  #answered(message: Readonly<Record<string, unknown>>): void {
    const id = String(message.id)
    const watch = this.#asked.get(id)
    this.#asked.delete(id)
    if (watch === undefined) return
    if (message.status === 'error') return this.#refused(watch, readRefusal(message))
    const { watch: number } = readAnswer(answerSchema('watch'), message)
    watch.number = number
    if (this.#all.has(watch)) this.#numbered.set(number, watch)
    else this.#send({ cmd: 'unwatch', watch: number })
  }

  #refused(watch: Watch, refusal: Refusal): void {
    if (!this.#all.has(watch)) return
    watch.number = undefined
    if (PASSING.has(refusal.code)) {
      setTimeout(() => {
        if (this.#all.has(watch) && watch.number === undefined) this.#ask(watch)
      }, RETRY_MS)
      return
    }
    this.#end(watch, refusal)
  }

  #end(watch: Watch, refusal: Refusal): void {
    this.#remove(watch)
    watch.onRefused?.(refusal)
  }
}
