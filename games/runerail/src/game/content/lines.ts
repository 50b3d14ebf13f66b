/** What is wrong, and where to find it. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly reason: string
}

export interface TextLine {
  readonly number: number
  readonly text: string
}

/** One content file while it is read: its lines, and the list of everything wrong so far. */
export class Source {
  readonly file: string
  readonly lines: readonly TextLine[]
  readonly #problems: Problem[]

  constructor(file: string, text: string, problems: Problem[]) {
    this.file = file
    this.#problems = problems
    this.lines = text
      .split(/\r?\n/)
      .map((line, index) => ({ number: index + 1, text: line }))
      .filter(line => line.text.trim() !== '' && !line.text.startsWith('#'))
  }

  report(line: TextLine | undefined, reason: string): undefined {
    this.#problems.push({ file: this.file, line: line?.number ?? 1, reason })
    return undefined
  }

  /** The parts of a line between bars; reported when there are more or fewer than said. */
  fields(line: TextLine, count: number): readonly string[] | undefined {
    const fields = line.text.split('|').map(field => field.trim())
    if (fields.length !== count) return this.report(line, `expected ${count} fields, found ${fields.length}`)
    if (fields.some(field => field === '')) return this.report(line, 'a field is empty')
    return fields
  }

  whole(line: TextLine, text: string | undefined, what: string): number | undefined {
    if (text === undefined || !/^\d{1,4}$/.test(text)) {
      return this.report(line, `${what} must be a whole number, not "${text ?? ''}"`)
    }
    return Number(text)
  }

  oneOf<Item extends string>(line: TextLine, text: string | undefined, list: readonly Item[], what: string) {
    const found = list.find(item => item === text)
    return found ?? this.report(line, `${what} "${text ?? ''}" is not one of ${list.join(', ')}`)
  }

  /** Each line parsed; lines that could not be are reported and left out. */
  each<Item>(parse: (line: TextLine) => Item | undefined): Item[] {
    const items: Item[] = []
    for (const line of this.lines) {
      const item = parse(line)
      if (item !== undefined) items.push(item)
    }
    return items
  }

  /** `each`, for lists whose items have a name of their own. */
  named<Item extends { readonly name: string }>(parse: (line: TextLine) => Item | undefined): Item[] {
    const seen = new Set<string>()
    return this.each(line => {
      const item = parse(line)
      if (item === undefined) return undefined
      if (seen.has(item.name)) return this.report(line, `${item.name} is listed twice`)
      seen.add(item.name)
      return item
    })
  }
}
