/** The part of a log line that a person at a terminal wants to read. */
interface LogLine {
  readonly level: number
  readonly msg?: string
  readonly err?: { readonly message?: string }
}

const WARN = 40
const ERROR = 50

/** Turns the server's JSON lines into sentences: warnings and errors only, since the rest is for machines. */
export function readableLog(print: (text: string) => void): { write(line: string): void } {
  return {
    write(line) {
      const { level, msg = '', err }: LogLine = JSON.parse(line)
      if (level < WARN) return
      const what = level >= ERROR ? 'Error' : 'Note'
      print(`${what}: ${msg}${err?.message === undefined ? '' : ` (${err.message})`}\n`)
    },
  }
}
