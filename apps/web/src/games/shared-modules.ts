/**
 * Boards from outside use the React and the UI package of this page: their build looks for them on `globalThis.turnwise`.
 * Loaded just before the first such board, so that other pages do not load it.
 */
import * as ui from '@turnwise/ui'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'

export function shareModules(): void {
  Object.assign(globalThis, {
    turnwise: { react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom, '@turnwise/ui': ui },
  })
}
