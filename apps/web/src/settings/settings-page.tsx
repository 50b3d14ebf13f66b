import { Button } from '../shell/button.tsx'
import { Choices } from '../shell/choices.tsx'
import { speaker } from '../shell/speaker.ts'
import { changeSettings, useSettings } from '../state/settings.ts'
import { KEYS } from '../table/frame/keys.ts'
import { NotifySwitch } from './notify-switch.tsx'

export function SettingsPage() {
  const settings = useSettings()
  return (
    <main className="page page-narrow">
      <h1>Settings</h1>
      <section className="card panel-stack" aria-label="Look">
        <Choices
          legend="Theme"
          help="Light or dark pages and boards."
          value={settings.theme}
          onChange={theme => changeSettings({ theme })}
          options={[
            { value: 'system', title: 'As the system' },
            { value: 'light', title: 'Light' },
            { value: 'dark', title: 'Dark' },
          ]}
        />
        <Choices
          legend="Animation"
          help="How fast pieces move. Off shows each result at once. A click always skips ahead."
          value={settings.speed}
          onChange={speed => changeSettings({ speed })}
          options={[
            { value: 'slow', title: 'Slow' },
            { value: 'normal', title: 'Normal' },
            { value: 'fast', title: 'Fast' },
            { value: 'off', title: 'Off' },
          ]}
        />
        <Choices
          legend="Board contrast"
          help="High draws stronger lines and darker marks on every board."
          value={settings.contrast}
          onChange={contrast => changeSettings({ contrast })}
          options={[
            { value: 'normal', title: 'Normal' },
            { value: 'high', title: 'High' },
          ]}
        />
        <Choices
          legend="Board"
          help="What you play on. Both offer the same moves."
          value={settings.face}
          onChange={face => changeSettings({ face })}
          options={[
            { value: 'board', title: 'Drawn' },
            { value: 'text', title: 'In words', text: 'For screen readers, or if you prefer plain text' },
          ]}
        />
      </section>
      <section className="card panel-stack" aria-label="Sound and notifications">
        <label className="check">
          <input
            type="checkbox"
            checked={!settings.muted}
            onChange={event => changeSettings({ muted: !event.target.checked })}
          />{' '}
          Sound
        </label>
        <p className="field-help">
          Moves, captures, mistakes, the end of a match, and your turn while you look elsewhere.
        </p>
        <label className="field">
          <span className="field-label">Volume</span>
          <input
            className="range"
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={settings.volume}
            onChange={event => changeSettings({ volume: Number(event.target.value) })}
          />
        </label>
        <div>
          <Button small onClick={() => speaker.play('turn')}>
            Try it
          </Button>
        </div>
        <NotifySwitch />
      </section>
      <section className="card panel-stack" aria-label="Play">
        <label className="check">
          <input
            type="checkbox"
            checked={settings.confirm}
            onChange={event => changeSettings({ confirm: event.target.checked })}
          />{' '}
          Confirm each choice in online matches without a clock
        </label>
        <p className="field-help">Asks beside the piece before a move is sent.</p>
      </section>
      <section className="card panel-stack" aria-label="Keyboard">
        <label className="check">
          <input
            type="checkbox"
            checked={settings.keys}
            onChange={event => changeSettings({ keys: event.target.checked })}
          />{' '}
          Single-key shortcuts at the table
        </label>
        <p className="field-help">Turn them off if they get in the way of a screen reader or of voice control.</p>
        <dl className="keys">
          {KEYS.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  )
}
