import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import {
  type Answer,
  type Command,
  type Envelope,
  errorAnswer,
  isLiveCommandName,
  type LiveCommandName,
  okAnswer,
  openEnvelope,
  parseCommand,
  parseJson,
  Refusal,
  UNREAD,
  type WireAnswer,
  wireError,
} from '@turnwise/protocol'
import { type Caller, type Subject, type Table, viewerOf } from '@turnwise/table'
import type { WebSocket } from 'ws'
import type { Gate, Sender } from '../limits/gate.ts'
import type { Limits } from '../limits/limits.ts'
import type { Metrics } from '../metrics.ts'
import { type Outbox, OutgoingTexts } from './frames/outbox.ts'
import type { PlainTexts } from './frames/plain-texts.ts'
import { HelloSeats } from './hello-seats.ts'
import type { Watcher, Watchers } from './watchers.ts'

export interface LiveSessionContext {
  readonly table: Table
  readonly watchers: Watchers
  readonly gate: Gate
  readonly limits: Limits
  readonly metrics: Metrics
  readonly outbox: Outbox
  /** An error that the client did not cause is logged with its cause. */
  reportInternal(error: unknown, subject: Subject): void
}

/** Rate-limited requests in a row before the connection is closed. */
const MOST_REFUSED = 200
/** The same for frames that are not requests: pings, pongs, pieces of a message, anything after the end. */
const MOST_UNPAID = 20
/** About what a pong takes in memory until it is written, however short it is. */
const PONG_BYTES = 512
const NAMED_LENGTH = 2_000

/** One live connection, from its first message to its end. Nothing is answered or pushed before a valid `hello`. */
export class LiveSession {
  readonly #context: LiveSessionContext
  readonly #socket: WebSocket
  readonly #raw: Socket
  readonly #texts: OutgoingTexts
  readonly #sender: Sender
  readonly #caller: Caller
  readonly #seats: HelloSeats
  readonly #watchers = new Map<number, Watcher>()
  readonly #helloTimer: NodeJS.Timeout
  #greeting: Promise<boolean> | undefined
  #isGreeted = false
  #pending = 0
  #refused = 0
  #unpaid = 0
  #unwrittenPongs = 0
  #watches = 0
  #isAlive = true
  #isCut = false
  /** What the answer to our last ping must hold; undefined once it came. */
  #pinged: string | undefined
  #lastAsked = performance.now()

  constructor(
    context: LiveSessionContext,
    socket: WebSocket,
    incoming: PlainTexts,
    raw: Socket,
    address: string,
    name: string,
  ) {
    this.#context = context
    this.#socket = socket
    this.#raw = raw
    this.#texts = new OutgoingTexts(context.outbox, socket, raw)
    this.#sender = { address, socket: name }
    this.#caller = { local: false, address }
    this.#seats = new HelloSeats(context.table)
    this.#helloTimer = setTimeout(() => this.end(1008, 'no hello'), context.limits.helloMs)
    socket.on('message', (data, isBinary) => {
      if (isBinary) return this.end(1003, 'text only')
      void this.#receive(String(data))
    })
    incoming.listen({
      isOpen: () => socket.readyState === socket.OPEN,
      text: text => void this.#receive(text),
      pieces: count => {
        for (let i = 0; i < count; i++) this.#pays(0)
      },
    })
    socket.on('ping', data => this.#answerPing(data))
    socket.on('pong', data => {
      if (String(data) !== this.#pinged) return void this.#pays(data.length)
      this.#pinged = undefined
      this.#isAlive = true
    })
    socket.on('close', () => this.#clear())
  }

  get isBusy(): boolean {
    return this.#pending > 0
  }

  end(code: number, reason: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#context.metrics.cutOff.inc({ reason })
    this.#texts.flush()
    this.#socket.close(code, reason)
  }

  /** Once every ping interval: a client that did not answer the last ping is gone, an idle one is disconnected. */
  beat(): void {
    const { limits } = this.#context
    if (!this.#isAlive) return this.#cut('gone')
    const isIdle = this.#watchers.size === 0 && performance.now() - this.#lastAsked > limits.idleMs
    if (isIdle) return this.end(1000, 'idle')
    this.#isAlive = false
    this.#pinged = randomBytes(8).toString('hex')
    this.#socket.ping(this.#pinged)
  }

  /** False if the limits do not allow this frame: then it is dropped, and a connection that goes on is cut. */
  #pays(bytes: number): boolean {
    if (this.#isCut) return false
    if (this.#charge(bytes) === undefined) return true
    if (++this.#unpaid > MOST_UNPAID) this.#cut('too many frames')
    return false
  }

  #cut(reason: string): void {
    this.#isCut = true
    this.#context.metrics.cutOff.inc({ reason })
    this.#socket.terminate()
  }

  #answerPing(data: Buffer): void {
    if (!this.#pays(data.length) || !this.#hasRoom()) return
    this.#unwrittenPongs++
    this.#socket.pong(data, false, () => this.#unwrittenPongs--)
  }

  /** Everything that waits for a slow reader counts, whatever it is; one that is over the limit is disconnected. */
  #hasRoom(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false
    const waiting = this.#raw.writableLength + this.#texts.length + this.#unwrittenPongs * PONG_BYTES
    if (waiting <= this.#context.limits.backlog) return true
    this.#cut('slow')
    return false
  }

  #clear(): void {
    clearTimeout(this.#helloTimer)
    for (const watcher of this.#watchers.values()) this.#context.watchers.remove(watcher)
    this.#watchers.clear()
  }

  async #receive(text: string): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return void this.#pays(text.length)
    if (this.#greeting === undefined) {
      this.#greeting = this.#greet(text)
      return
    }
    const tooMany = this.#charge(text.length)
    if (!this.#isGreeted) {
      if (tooMany !== undefined) return this.end(1008, 'too many requests')
      // Messages that follow the hello wait until it has been verified.
      if (!(await this.#greeting)) return
    }
    const { table, limits, gate, metrics } = this.#context
    const start = performance.now()
    this.#isAlive = true
    this.#lastAsked = start
    this.#pending++
    let envelope = UNREAD
    let answer: WireAnswer
    try {
      if (tooMany !== undefined) throw tooMany
      this.#refused = 0
      envelope = this.#open(text)
      const wait = gate.pass(envelope, this.#sender)
      if (this.#pending > limits.pending)
        throw new Refusal('rate-limited', 'Too many requests are under way: wait for their answers.')
      if (wait !== undefined) await wait
      const { cmd } = envelope
      const isLive = cmd !== undefined && isLiveCommandName(cmd)
      answer = isLive ? okAnswer(envelope, await this.#live(cmd, envelope)) : await table.serve(envelope, this.#caller)
    } catch (error) {
      this.#reportOwn(error, envelope)
      answer = errorAnswer(envelope === UNREAD ? this.#named(text, error) : envelope, error)
    } finally {
      this.#pending--
    }
    metrics.onAnswer('live', answer, (performance.now() - start) / 1000)
    const answerText = JSON.stringify(answer)
    gate.sent(this.#sender, answerText.length)
    this.#send(answerText)
  }

  /** A client that does not say who it is learns nothing, not even why. */
  async #greet(text: string): Promise<boolean> {
    try {
      this.#context.gate.arrive(this.#sender, text.length)
      const envelope = this.#open(text)
      this.#context.gate.pass(envelope, this.#sender)
      const { seats = [] } = parseCommand('hello', envelope.fields)
      await this.#seats.prove(seats)
      this.#isGreeted = true
      clearTimeout(this.#helloTimer)
      const hello: Answer<'hello'> = { server: 'turnwise', protocol: 1 }
      this.#send(JSON.stringify(okAnswer(envelope, hello)))
    } catch (error) {
      this.#reportOwn(error, { ...UNREAD, cmd: 'hello' })
      this.end(1008, 'hello refused')
    }
    return this.#isGreeted
  }

  /** Every frame is charged, by its length, as soon as it arrives. */
  #charge(bytes: number): Refusal | undefined {
    try {
      this.#context.gate.arrive(this.#sender, bytes)
      return undefined
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  }

  /** Size and depth, before anything else. */
  #open(text: string): Envelope {
    const { limits } = this.#context
    const request = parseJson(text, { maxLength: limits.requestBytes, maxDepth: limits.depth })
    return openEnvelope(request, this.#seats.tokenOf)
  }

  #reportOwn(error: unknown, subject: Subject): void {
    if (wireError(error).code === 'internal') this.#context.reportInternal(error, subject)
  }

  /** A short rate-limited request is answered with its id; a client that does not stop asking is disconnected. */
  #named(text: string, error: unknown): Envelope {
    if (!(error instanceof Refusal && error.code === 'rate-limited')) return UNREAD
    if (++this.#refused > MOST_REFUSED) this.end(1008, 'too many requests')
    try {
      return text.length > NAMED_LENGTH ? UNREAD : this.#open(text)
    } catch {
      return UNREAD
    }
  }

  async #live(name: LiveCommandName, { fields }: Envelope): Promise<Answer<LiveCommandName>> {
    switch (name) {
      case 'hello':
        throw new Refusal('bad-request', 'You have said hello already.')
      case 'watch':
        return this.#watch(parseCommand('watch', fields))
      case 'unwatch': {
        const { watch } = parseCommand('unwatch', fields)
        const watcher = this.#watchers.get(watch)
        if (watcher === undefined) throw new Refusal('bad-request', `watch: there is no watch ${watch}.`)
        this.#watchers.delete(watch)
        this.#context.watchers.remove(watcher)
        return { watch }
      }
    }
  }

  /** The answer and the first update leave in this order, before anything else can happen in the match. */
  async #watch(command: Command<'watch'>): Promise<Answer<'watch'>> {
    const { table, limits } = this.#context
    if (this.#watchers.size >= limits.watchesPerSocket) {
      throw new Refusal('rate-limited', `One connection watches at most ${limits.watchesPerSocket} matches.`)
    }
    table.environment.checkServing?.()
    if (command.token !== undefined) await table.refresh(command.match_id)
    return table.change(command.match_id, async transaction => {
      const { live } = transaction
      const viewer = viewerOf(table.environment, live, this.#caller, command.player_id, command.token)
      if ((command.since ?? 0) > live.match.seq) await transaction.follow()
      const number = ++this.#watches
      const watcher: Watcher = {
        number,
        matchId: live.stored.id,
        viewer,
        address: this.#sender.address,
        tokenHash: typeof viewer === 'number' ? (live.seats[viewer]?.tokenHash ?? null) : null,
        since: Math.min(command.since ?? 0, live.match.seq),
        chatSince: command.chat_since ?? 0,
        isBehind: false,
        send: this.#send,
        onRefused: () => this.#watchers.delete(number),
      }
      if (this.#socket.readyState === this.#socket.OPEN) {
        this.#watchers.set(number, watcher)
        // The answer goes out after this returns, so the first update waits for it.
        setImmediate(() => this.#begin(watcher))
      }
      return { match_id: live.stored.id, watch: number, seq: live.match.seq }
    })
  }

  #begin(watcher: Watcher): void {
    const { table, watchers } = this.#context
    void table
      .change(watcher.matchId, async transaction => {
        await transaction.recall(watcher.since)
        if (this.#watchers.get(watcher.number) === watcher) watchers.add(transaction.live, watcher)
      })
      .catch(error => {
        this.#reportOwn(error, { cmd: 'watch', match_id: watcher.matchId })
        this.#send(JSON.stringify({ push: 'refused', watch: watcher.number, error: wireError(error) }))
      })
  }

  readonly #send = (text: string): void => {
    if (this.#hasRoom()) this.#texts.send(text)
  }
}
