import { chatOf, nameOf } from '@turnwise/client/match'
import { randomText } from '@turnwise/table'
import { seatStyle } from '@turnwise/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useMatch, useModel } from '../../match/match-context.tsx'
import { Button } from '../../shell/button.tsx'
import { useSeats } from '../seat/seats.ts'

/** The players' messages. Text, never markup. */
export function ChatPanel() {
  const model = useModel()
  const chat = useMatch(chatOf)
  const { players, seat, naming } = useSeats()
  const [text, setText] = useState('')
  /** The key stays the same until the message has arrived, so that a retry does not post it twice. */
  const key = useRef(randomText(8))
  const list = useRef<HTMLOListElement>(null)
  const id = useId()
  const count = chat.length
  useEffect(() => {
    if (list.current !== null && count > 0) list.current.scrollTop = list.current.scrollHeight
  }, [count])
  const send = async () => {
    const said = text.trim()
    if (said === '' || !(await model.say(said, key.current))) return
    setText('')
    key.current = randomText(8)
  }
  return (
    <div className="chat">
      <ol className="chat-list" ref={list} aria-label="Chat" aria-live="polite">
        {count === 0 && <li className="panel-empty">No messages yet.</li>}
        {chat.map(row => {
          const color = players[row.player_id]?.color
          return (
            <li key={row.index} style={color && seatStyle(color)} data-mine={row.player_id === seat}>
              <b>{nameOf(naming, row.player_id)}</b> {row.text}
            </li>
          )
        })}
      </ol>
      {seat === undefined ? (
        <p className="field-help">Only players can chat.</p>
      ) : (
        <form
          className="chat-form"
          onSubmit={event => {
            event.preventDefault()
            void send()
          }}
        >
          <label className="only-heard" htmlFor={id}>
            Say something
          </label>
          <input
            id={id}
            className="input"
            value={text}
            maxLength={500}
            placeholder="Say something"
            autoComplete="off"
            onChange={event => setText(event.target.value)}
          />
          <Button submit>Send</Button>
        </form>
      )}
    </div>
  )
}
