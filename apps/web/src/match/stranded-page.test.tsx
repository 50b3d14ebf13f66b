import type { Connection } from '@turnwise/client'
import { parseHTML } from 'linkedom'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

const { window, document } = parseHTML('<div id="root"></div>')
const location = { pathname: '/', search: '', hash: '', href: 'http://localhost/' }
const history = { pushState: () => undefined, replaceState: () => undefined, state: null }
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const nothing = (): void => undefined
for (const [name, value] of Object.entries({
  ...{ window, document, location, history, localStorage: storage, sessionStorage: storage },
  ...{ addEventListener: nothing, removeEventListener: nothing, IS_REACT_ACT_ENVIRONMENT: true },
}))
  vi.stubGlobal(name, value)

test('a match whose rules are gone shows what was stored, and is resigned with a second click', async () => {
  const { Stranded } = await import('./stranded-page.tsx')
  const request = vi.fn(async () => ({}))
  const connection = { request } as unknown as Connection
  const onChanged = vi.fn()
  const sentence = 'This match was begun with rules 1.0.0 of Senet; installed here: 2.0.0.'
  const entry = { seq: 1, kind: 'action', player_id: 0, at: 0, events: [] } as const
  const page = createRoot(document.querySelector('#root')!)
  await act(async () =>
    page.render(
      <Stranded
        onChanged={onChanged}
        match={{
          ...{ kind: 'online', connection, own: { seat: 0, token: 'secret' } },
          state: {
            ...{ match_id: 'm1', game: 'senet', version: '1.0.0', seq: 3, to_act: [], view: null, options: {} },
            ...{ spectators: true, stranded: sentence, text: `The board\n${sentence}` },
            players: [
              { player_id: 0, name: 'Ann' },
              { player_id: 1, name: 'Ben' },
            ],
          },
          entries: [
            { ...entry, text: ['Ann throws 4.'] },
            { ...entry, seq: 2, text: [], action: { type: 'throw' } },
            { ...entry, seq: 3, player_id: 1, text: [] },
          ],
          chat: [{ index: 1, player_id: 1, text: 'Hello', at: 0 }],
        }}
      />,
    ),
  )
  const text = document.querySelector('main')!.textContent
  for (const part of [sentence, 'Ann against Ben', 'Ann throws 4.', 'Ann: {"type":"throw"}', 'Ben acted.', 'Hello'])
    expect(text).toContain(part)
  expect(document.querySelector('pre')!.textContent).toBe('The board')
  expect(text).not.toContain('Save it as a file')
  const [button] = document.querySelectorAll('button')
  for (const label of ['Resign', 'Sure?']) {
    expect(button!.textContent).toBe(label)
    await act(async () => void button!.click())
  }
  expect(request).toHaveBeenCalledExactlyOnceWith({ cmd: 'resign', match_id: 'm1', player_id: 0, token: 'secret' })
  expect(onChanged).toHaveBeenCalledOnce()
})
