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
  /** What did not arrive, as far as we know: sent again it has the same key, so that it is not posted twice. */
  const unsent = useRef({ text: '', key: '' })
  const list = useRef<HTMLOListElement>(null)
  const id = useId()
  const count = chat.length
  useEffect(() => {
    if (list.current !== null && count > 0) list.current.scrollTop = list.current.scrollHeight
  }, [count])
  const send = async () => {
    const said = text.trim()
    if (said === '') return
    const key = unsent.current.text === said ? unsent.current.key : randomText(8)
    // At once: the next message may be typed before this one is answered.
    setText('')
    const isSent = await model.say(said, key)
    unsent.current = isSent ? { text: '', key: '' } : { text: said, key }
    if (!isSent) setText(next => (next === '' ? said : next))
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
