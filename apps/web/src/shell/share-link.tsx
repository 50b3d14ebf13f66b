import { useState } from 'react'
import { Button } from './button.tsx'
import { CopyField } from './copy-field.tsx'
import { messageOf } from './message-of.ts'

interface ShareLinkProps {
  readonly title: string
  /** What the link leads to: `Link to this review`. */
  readonly label: string
  makeUrl(): Promise<string> | string
  onFailed(message: string): void
}

/** Opens the device's own way to share; without one, shows the link to copy. */
export function ShareLink({ title, label, makeUrl, onFailed }: ShareLinkProps) {
  const [link, setLink] = useState<string>()
  const share = async () => {
    const url = await makeUrl()
    if (navigator.share === undefined) return setLink(url)
    try {
      await navigator.share({ title, url })
    } catch {
      // Closed without sharing: the link can still be copied.
      setLink(url)
    }
  }
  if (link !== undefined) return <CopyField label={label} text={link} />
  return (
    <Button icon="share" onClick={() => void share().catch(error => onFailed(messageOf(error)))}>
      Share
    </Button>
  )
}
