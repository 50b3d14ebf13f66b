import { useState } from 'react'
import { changeSettings, useSettings } from '../state/settings.ts'

/** Asked for only when the player wants it, and said plainly when the browser refuses. */
export function NotifySwitch() {
  const { notify } = useSettings()
  const [problem, setProblem] = useState<string>()
  const change = async (wanted: boolean) => {
    setProblem(undefined)
    if (!wanted) return changeSettings({ notify: false })
    if (!('Notification' in globalThis)) return setProblem('This browser shows no notifications.')
    const answer = await Notification.requestPermission()
    if (answer === 'granted') changeSettings({ notify: true })
    else setProblem('The browser does not allow it. Its settings for this page can change that.')
  }
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" checked={notify} onChange={event => void change(event.target.checked)} /> Notify me when
        it is my turn in an online match
      </label>
      {problem !== undefined && (
        <span className="field-help" role="status">
          {problem}
        </span>
      )}
    </div>
  )
}
