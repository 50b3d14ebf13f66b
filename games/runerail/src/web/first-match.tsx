import type { Extra, ExtraProps } from '@turnwise/ui'
import { bots } from '../bots/index.ts'
import { FIRST_MATCH } from '../game/setup.ts'

/** A shorter goal on a smaller map, against the gentlest opponent. */
export const firstMatch: Extra = {
  id: 'first-match',
  title: 'A first match',
  description: `Half of the map, ${FIRST_MATCH.goal_cities} cities and ${FIRST_MATCH.goal_gold} gold to win: a short match to learn by.`,
  Screen,
}

function Screen({ play }: ExtraProps) {
  const { goal_cities: cities, goal_gold: gold, start_gold: start } = FIRST_MATCH
  return (
    <div className="card">
      <p>
        The west of the map with its four major cities, against an easy opponent. You begin with {start} gold and a
        foreman, and build at once. Whoever first joins {cities} major cities with their own track and has {gold} gold
        wins, after some fifteen to twenty-five rounds.
      </p>
      <p>
        Choose a demand on one of your cards and press “Plan this route”: the map shows where the good comes from, where
        it goes and what the track costs. “Build” builds as much of it as a turn allows. Hint shows what a good player
        would do.
      </p>
      <p>
        <button
          type="button"
          className="button button-main"
          onClick={() => play({ options: FIRST_MATCH, bot: bots[0].id })}
        >
          Play a first match
        </button>
      </p>
    </div>
  )
}
