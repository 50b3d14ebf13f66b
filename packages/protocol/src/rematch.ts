/** Every client can work out the id of a rematch: m, m-2, m-3 … */
export function rematchId(id: string): string {
  const [, stem = id, number] = /^(.*?)(?:-(\d+))?$/.exec(id) ?? []
  return `${stem}-${number === undefined ? 2 : Number(number) + 1}`
}
