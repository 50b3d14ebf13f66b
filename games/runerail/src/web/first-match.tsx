import type { Extra, ExtraProps } from '@turnwise/ui'

/** N7: simulated, 14 to 19 rounds for two. */
const OPTIONS = { goal_cities: 4, goal_gold: 100, start_gold: 80 }

/** A shorter goal, for whoever has never built a railway here. */
export const firstMatch: Extra = {
  id: 'first-match',
  title: 'A first match',
  description: 'Four cities and 100 gold win it: a shorter match to learn by.',
  Screen,
}

function Screen({ play }: ExtraProps) {
  return (
    <div className="card">
      <p>
        You begin with 80 gold. Whoever first joins four major cities with his own track and has 100 gold wins, after
        some fifteen rounds. A bar beside a demand marks those that you can afford; Hint shows what a good player would
        do.
      </p>
      <p>
        <button type="button" className="button button-main" onClick={() => play({ options: OPTIONS })}>
          Play a first match
        </button>
      </p>
    </div>
  )
}
