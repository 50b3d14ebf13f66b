/**
 * The one text of a JSON value that digests are made of: keys in the order of their UTF-16 units, no spaces, texts and
 * numbers as JSON.stringify writes them, undefined members left out (RFC 8785).
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.keys(value)
    .filter(key => Reflect.get(value, key) !== undefined)
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonicalJson(Reflect.get(value, key))}`)
  return `{${members.join(',')}}`
}
