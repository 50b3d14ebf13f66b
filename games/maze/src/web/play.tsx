import { useMemo, useRef, useState } from 'react'
import type { Dir, Point } from '../game/grid.ts'
import type { Explorer, KnownIsland } from '../game/state.ts'
import type { OwnView } from '../game/view.ts'
import type { Props } from './board.tsx'
import { Controls } from './controls.tsx'
import { IslandCard } from './island-card.tsx'
import { DIR_OF_KEY, useKeys } from './keys.ts'
import { Lifted } from './lifted.tsx'
import { MapChips } from './map-chips.tsx'
import { type ChartedMap, mapsOf } from './maps.ts'
import { bumpOf, hasFallen, lastNotice, lastTurn } from './moment.ts'
import { Stage } from './stage.tsx'
import { useIslandDrag } from './use-drag.ts'
import { useJoin } from './use-join.ts'
import type { Layout } from './use-layout.ts'
import { whyNoJoin } from './words.ts'

interface PlayProps extends Props {
  readonly layout: Layout
  readonly own: OwnView
  readonly explorer: Explorer<KnownIsland>
}

/** Exploring: the main map, the map one stands on, and what one can do. */
export function Play(props: PlayProps) {
  const { view, viewer, players, legal, events, recent, seq, hint, send, say, layout, own, explorer } = props
  const maps = useMemo(() => mapsOf(explorer, own, view.options.size), [explorer, own, view.options.size])
  const join = useJoin(seq, legal, send, say)
  const [picked, pick] = usePicked(explorer.active)
  const target = useRef<HTMLDivElement>(null)
  const player = players[typeof viewer === 'number' ? viewer : 0]
  const [main] = maps
  const active = maps[explorer.active]
  const mayMove = legal.some(action => action.type === 'move')
  const move = (dir: Dir) => {
    if (mayMove) send({ type: 'move', dir })
    else say(view.phase === 'start' ? 'The other still chooses a start.' : 'It is not your slot.')
  }
  const openJoin = (byKey: boolean) => {
    const why = whyNoJoin(view)
    if (why !== undefined) return say(why)
    if (join.isOpen && !byKey) return join.close()
    join.open(byKey)
  }
  useKeys(key => {
    const dir = DIR_OF_KEY[key]
    if (dir !== undefined && !join.isOpen) move(dir)
    else if (key.toLowerCase() === 'j') openJoin(true)
    else return false
    return true
  })
  // Carried over the open map by a finger it only lies there: a button says it, since a slip would cost the try.
  const drop = (at: Point | undefined) => at !== undefined && (join.isOpen ? join.point(at) : join.claim(at))
  const dragging = useIslandDrag(target, (main ?? EMPTY).sheet, drop)
  if (main === undefined || active === undefined || player === undefined) return null

  // While joining, the main map is in front; else what was picked; on a narrow screen the map one stands on.
  const usual = layout === 'wide' ? main : active
  const staged = join.isOpen || dragging.drag !== undefined ? main : (maps.find(map => map.id === picked) ?? usual)
  const beside = layout === 'wide' && !active.sheet.isNamed && staged.id !== active.id ? active : undefined
  const hintedDir = hint?.type === 'move' ? hint.dir : undefined
  const shown = {
    player,
    seq,
    bump: bumpOf(events, viewer),
    hasFallen: hasFallen(events, viewer),
    last: lastTurn(recent, viewer),
    mayMove,
    hinted: hintedDir,
    onMove: move,
  }
  return (
    <div className="maze-play" data-beside={beside !== undefined}>
      <Stage
        {...shown}
        target={target}
        map={staged}
        main={main}
        active={active}
        join={join}
        hintedCell={hint?.type === 'merge' ? hint : undefined}
        ghostAt={dragging.drag?.at ?? join.at}
        isCarried={dragging.drag !== undefined && !join.isOpen}
        isOutside={explorer.outside}
        notice={lastNotice(recent, viewer)}
        isJump={events.length === 0}
        onDragGhost={dragging.start}
      />
      <div className="maze-side">
        {beside !== undefined && (
          <IslandCard
            {...shown}
            map={beside}
            isOutside={explorer.outside}
            mayJoin={join.candidates.size > 0}
            onGrab={(event, grip) => dragging.start(event, grip, explorer.here)}
          />
        )}
        <Controls
          view={view}
          join={join}
          mayMove={mayMove}
          hinted={hintedDir}
          hintsJoin={hint?.type === 'merge'}
          onMove={move}
          onJoin={openJoin}
        />
        <MapChips maps={maps} staged={staged.id} onPick={pick} />
      </div>
      {dragging.drag !== undefined && <Lifted drag={dragging.drag} map={active} target={target} main={main} />}
    </div>
  )
}

const EMPTY: Pick<ChartedMap, 'sheet'> = {
  sheet: { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, isNamed: true, side: () => undefined, mark: () => undefined },
}

/** The map that was put in front, until one stands on another. */
function usePicked(active: number) {
  const [picked, setPicked] = useState<{ readonly id: ChartedMap['id']; readonly active: number }>()
  return [
    picked?.active === active ? picked.id : undefined,
    (id: ChartedMap['id']) => setPicked({ id, active }),
  ] as const
}
