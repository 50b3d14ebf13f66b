export const [WIDTH, HEIGHT] = [640, 400]

export const svg = (title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${title}</title>${content}</svg>\n`

/** A picture cannot read the page's colours, and needs none of the attributes by which the page finds its parts. */
export function withColors(text: string, colors: Readonly<Record<string, string>>): string {
  return text
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colors[name] ?? '#000')
    .replaceAll(/ (class|data-[\w-]+|aria-hidden)="[^"]*"/g, '')
}

export const at = (x: number, y: number, scale: number, content: string, more = '') =>
  `<g transform="translate(${x} ${y})${more} scale(${scale})">${content}</g>`

/** One decimal is enough for a picture of this size. */
export function withShortNumbers(text: string): string {
  return text.replace(/-?\d+\.\d{2,}/g, number => String(Number(Number(number).toFixed(1))))
}
