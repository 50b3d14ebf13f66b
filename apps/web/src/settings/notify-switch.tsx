import { useState } from 'react'
import { subscribeHeldSeats, unsubscribeAll } from '../online/push.ts'
import { changeSettings, useSettings } from '../state/settings.ts'

/** Permission is requested only when the player turns it on; if the browser refuses, the page says so. */
export function NotifySwitch() {
  const { notify } = useSettings()
  const [problem, setProblem] = useState<string>()
  const change = async (wanted: boolean) => {
    setProblem(undefined)
    if (!wanted) {
      changeSettings({ notify: false })
      return void unsubscribeAll().catch(() => setProblem('The browser’s push service could not be reached.'))
    }
    if (!('Notification' in globalThis)) return setProblem('This browser does not support notifications.')
    const answer = await Notification.requestPermission()
    if (answer !== 'granted') {
      return setProblem('The browser blocks notifications. You can allow them in its settings for this page.')
    }
    changeSettings({ notify: true })
    // Without a push service an open tab still notifies.
    await subscribeHeldSeats().catch(() => false)
  }
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" checked={notify} onChange={event => void change(event.target.checked)} /> Notify me when
        it is my turn in an online match
      </label>
      <span className="field-help">
        Also while this page is closed, in matches without a clock or with hours for a move.
      </span>
      {problem !== undefined && (
        <span className="field-help" role="status">
          {problem}
        </span>
      )}
    </div>
  )
}
