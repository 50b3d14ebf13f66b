import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveLink } from './live-link.ts'

/** A WebSocket whose other side is the test. Nothing closes it: a dead line answers no close either. */
class Socket extends EventTarget {
  readonly sent: string[] = []
  isClosing = false

  constructor() {
    super()
    sockets.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.isClosing = true
  }

  says(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  accept(): void {
    this.dispatchEvent(new Event('open'))
    this.says({ response: 'hello-response' })
  }

  get pings(): number {
    return this.sent.filter(text => text.includes('ping')).length
  }
}

let sockets: Socket[]
let statuses: string[]
let heard: object[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  sockets = []
  statuses = []
  heard = []
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function openLink(): LiveLink {
  const link = new LiveLink('ws://test', {
    onStatus: status => statuses.push(status),
    onMessage: message => heard.push(message),
  })
  link.open()
  sockets[0]!.accept()
  return link
}

test('a dead line is noticed within 25 s, without an answer to its close', () => {
  openLink()
  vi.advanceTimersByTime(25_000)
  expect(statuses).toEqual(['connecting', 'open', 'connecting'])
  expect(sockets[0]!.isClosing).toBe(true)
  expect(sockets).toHaveLength(2)
  sockets[1]!.accept()
  expect(statuses.at(-1)).toBe('open')
})

test('what a line that was given up still brings is not heard', () => {
  openLink()
  vi.advanceTimersByTime(25_000)
  sockets[1]!.accept()
  sockets[0]!.says({ push: 'update' })
  sockets[0]!.dispatchEvent(new Event('close'))
  expect(heard).toEqual([])
  expect(statuses.at(-1)).toBe('open')
})

test('a line that answers stays, however slow and quiet it is', () => {
  openLink()
  for (let answered = 0; answered < 20; answered++) {
    vi.advanceTimersByTime(20_000)
    expect(sockets[0]!.pings).toBe(answered + 1)
    sockets[0]!.says({ response: 'ping-response' })
  }
  expect(sockets).toHaveLength(1)
  expect(statuses).toEqual(['connecting', 'open'])
})

test('a line that is busy is not asked', () => {
  openLink()
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000)
    sockets[0]!.says({ push: 'update' })
  }
  expect(sockets[0]!.pings).toBe(0)
})

test('asks at once when it is woken, once until the answer', () => {
  const link = openLink()
  link.wake()
  link.wake()
  expect(sockets[0]!.pings).toBe(1)
  vi.advanceTimersByTime(11_000)
  link.wake()
  vi.advanceTimersByTime(1_000)
  expect(statuses.at(-1)).toBe('connecting')
})

test('does not wait with the next try when it is woken', () => {
  const link = openLink()
  sockets[0]!.dispatchEvent(new Event('close'))
  expect(sockets).toHaveLength(1)
  link.wake()
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(1_000)
  expect(sockets).toHaveLength(2)
})

test('a connection that does not come about is given up and tried again', () => {
  openLink()
  sockets[0]!.dispatchEvent(new Event('close'))
  vi.advanceTimersByTime(300)
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(13_000)
  expect(sockets).toHaveLength(3)
})

test('a closed link is silent for ever', () => {
  const link = openLink()
  link.close()
  link.wake()
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(sockets[0]!.pings).toBe(0)
  expect(statuses).toEqual(['connecting', 'open', 'closed'])
})
