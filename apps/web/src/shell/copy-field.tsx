import { useState } from 'react'
import { Button } from './button.tsx'

/** A text to copy: readable, selectable, and copied with one click. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <div className="copy-field">
      <label className="field">
        <span className="field-label">{label}</span>
        <input className="input" readOnly value={text} onFocus={event => event.target.select()} />
      </label>
      <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}
