import { StringDecoder } from 'node:string_decoder'

export interface Line {
  readonly text: string
  /** The line was longer than allowed, and the rest was dropped. */
  readonly cut: boolean
}

/** Lines of a stream, never holding more of one than `maxLength` characters. */
export async function* linesOf(input: AsyncIterable<Buffer | string>, maxLength: number): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8')
  let text = ''
  let cut = false
  for await (const chunk of input) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n')
    for (const [i, part] of parts.entries()) {
      if (i > 0) {
        yield { text, cut }
        text = ''
        cut = false
      }
      if (text.length + part.length > maxLength) cut = true
      else text += part
    }
  }
  if (text !== '' || cut) yield { text, cut }
}
