import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@turnwise/ui/styles.css'
import './styles/shell.css'
import { App } from './app.tsx'
import { followTheme } from './shell/theme.ts'

followTheme()

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it everything but offline play works.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
