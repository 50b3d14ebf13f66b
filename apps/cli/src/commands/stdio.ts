import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { errorAnswer, LOCAL_LIMITS, openEnvelope, parseJson, UNREAD } from '@turnwise/protocol'
import { localEnvironment, memoryStore, type Packing, Table } from '@turnwise/table'
import type { Command } from 'commander'
import { type GameOptions, gameOption, loadCatalog } from '../catalog.ts'
import { linesOf } from '../lines.ts'

/** A program may play thousands of matches, one after the other. */
const LIVE_BYTES = 32 * 1024 * 1024

/** As texts, since a buffer of zlib's keeps all the room that it was made in. */
const PACKING: Packing = {
  pack: rows => deflateRawSync(JSON.stringify(rows), { level: 1 }).toString('latin1'),
  unpack: packed => JSON.parse(inflateRawSync(Buffer.from(packed, 'latin1')).toString()),
}

export function register(program: Command): void {
  program
    .command('stdio')
    .description('speak the wire protocol on standard input and output, one JSON object a line')
    .addOption(gameOption())
    .action(async (options: GameOptions) => {
      const environment = localEnvironment(await loadCatalog(options.game), memoryStore(PACKING))
      const table = new Table({ ...environment, liveBytes: LIVE_BYTES })
      await serveLines(table, process.stdin, process.stdout)
    })
}

/** Answers in the order of the requests, except `wait`, which would block the action that it waits for. */
async function serveLines(
  table: Table,
  input: AsyncIterable<Buffer | string>,
  output: NodeJS.WritableStream,
): Promise<void> {
  // If the reader closes its end, the session is over; that is not an error.
  output.on('error', () => process.exit(0))
  const say = (answer: object) => output.write(`${JSON.stringify(answer)}\n`)
  const waiting = new Set<Promise<unknown>>()
  for await (const line of linesOf(input, LOCAL_LIMITS.maxLength)) {
    if (line.text.trim() === '' && !line.cut) continue
    try {
      const text = line.cut ? 'x'.repeat(LOCAL_LIMITS.maxLength + 1) : line.text
      const envelope = openEnvelope(parseJson(text, LOCAL_LIMITS))
      const answered = table.serve(envelope, { local: true }).then(say)
      if (envelope.cmd !== 'wait') await answered
      else waiting.add(answered.finally(() => waiting.delete(answered)))
    } catch (error) {
      say(errorAnswer(UNREAD, error))
    }
  }
  await Promise.all(waiting)
}
