import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { Connection } from '@turnwise/client'
import type { Answer } from '@turnwise/protocol'
import { UserError } from '../fatal.ts'

/** A refusal of the table: a result of the tool that an agent can read, not a failure of the protocol. */
export class Refused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Codes that mean "I did not understand you"; every other one means "that is not allowed". */
const NOT_UNDERSTOOD = new Set(['bad-request', 'unknown-command', 'unknown-game', 'unknown-match', 'too-large'])

export async function ask(
  connection: Connection,
  command: Readonly<Record<string, unknown> & { cmd: string }>,
): Promise<Answer> {
  const answer = await connection.request(command)
  if (answer.status === 'ok') return answer
  const { error } = answer
  const { code, message } =
    typeof error === 'object' && error !== null && 'code' in error && 'message' in error
      ? error
      : { code: 'internal', message: 'It failed.' }
  throw new Refused(String(code), String(message))
}

/** Runs a tool's body; what it gives becomes JSON text, what it refuses becomes a reason. */
export async function answering(body: () => Promise<object>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await body()) }] }
  } catch (error) {
    if (error instanceof Refused) {
      const refused = NOT_UNDERSTOOD.has(error.code) ? 'not-understood' : 'not-allowed'
      return refusal({ refused, code: error.code, reason: error.message })
    }
    if (error instanceof UserError) return refusal({ refused: 'not-understood', reason: error.message })
    throw error
  }
}

function refusal(content: object): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(content) }] }
}
