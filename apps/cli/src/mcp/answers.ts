import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { Refusal } from '@turnwise/client'
import { UserError } from '../fatal.ts'

/** Codes that mean "I did not understand you"; every other one means "that is not allowed". */
const NOT_UNDERSTOOD: ReadonlySet<string> = new Set([
  'bad-request',
  'unknown-command',
  'unknown-game',
  'unknown-match',
  'too-large',
])

/** Runs a tool's body. Its result becomes JSON text, a refusal becomes its reason. */
export async function answering(body: () => Promise<object>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await body()) }] }
  } catch (error) {
    if (error instanceof Refusal) {
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
