export function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}

/** Resolves as soon as the condition holds, or when the time is up. */
export async function until(holds: () => Promise<boolean>, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds
  while (!(await holds()) && performance.now() < end) await pause(5)
}

/** One command over HTTP. */
export async function ask(url: string, command: object): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  })
  const value: unknown = await answer.json()
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
