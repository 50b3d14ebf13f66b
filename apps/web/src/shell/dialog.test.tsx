import { parseHTML } from 'linkedom'
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const { window, document, HTMLElement } = parseHTML('<div id="root"></div>')
for (const [name, value] of Object.entries({ window, document, IS_REACT_ACT_ENVIRONMENT: true }))
  vi.stubGlobal(name, value)

/** As in browsers: that a dialog was closed is told afterwards. */
Object.defineProperties(HTMLElement.prototype, {
  open: {
    get(this: HTMLElement) {
      return this.hasAttribute('open')
    },
  },
  showModal: {
    value(this: HTMLElement) {
      this.setAttribute('open', '')
    },
  },
  close: {
    value(this: HTMLElement) {
      this.removeAttribute('open')
      queueMicrotask(() => this.dispatchEvent(new window.Event('close')))
    },
  },
})

test('a dialog stays open where React mounts it twice, as in development', async () => {
  const onClose = vi.fn()
  const page = createRoot(document.querySelector('#root')!)
  await act(async () =>
    page.render(
      <StrictMode>
        <Dialog title="Rules" onClose={onClose}>
          Three in a row.
        </Dialog>
      </StrictMode>,
    ),
  )
  const dialog = document.querySelector('dialog')!
  expect(dialog.open).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => dialog.close())
  expect(onClose).toHaveBeenCalledOnce()
})
