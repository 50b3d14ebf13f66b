import {
  type Arrangement,
  arrangementOf,
  type SceneHost,
  type SceneWishes,
  STRIP_PARTS,
  type Strip,
  type StripPart,
  scaleOf,
  stripOf,
} from '@turnwise/ui'
import { type RefCallback, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'

type Wish = Partial<Record<Arrangement, Strip>>

export interface HostedScene {
  readonly host: SceneHost
  readonly strip: Strip
  /** The parts that the board fills itself. */
  readonly claimed: ReadonlySet<StripPart>
  readonly scene: RefCallback<HTMLElement>
  readonly plates: RefCallback<HTMLElement>
  readonly slot: Readonly<Record<StripPart, RefCallback<HTMLElement>>>
}

/**
 * Measures the scene and what covers it, and stores what the board asks of the page. The board cannot change a `fixed`
 * strip.
 */
export function useSceneHost(wishes: SceneWishes | undefined, fixed?: Wish): HostedScene {
  const [arrangement, scale] = useArrangement()
  const [scene, sceneBox] = useBox()
  const [plates, platesBox] = useBox()
  const [slots, slot] = useSlots()
  const [claimed, claim] = useClaims()
  const [wished, wish] = useWishes()
  const own = wished ?? wishes?.strip
  const wanted = { ...stripOf(arrangement, wishes?.strip?.[arrangement]), ...own?.[arrangement] }
  const strip = stripOf(arrangement, fixed?.[arrangement] ?? wanted)
  const size = strip.size * scale
  const isColumn = strip.side === 'right'
  const host = useMemo((): SceneHost => {
    const top = platesBox === undefined || platesBox.height === 0 ? 0 : platesBox.top + platesBox.height
    return {
      scene: {
        width: sceneBox?.width ?? 0,
        height: sceneBox?.height ?? 0,
        insets: {
          top: Math.ceil(top + (top === 0 ? 8 : 10 * scale)),
          right: isColumn ? size : 0,
          bottom: isColumn ? 0 : size,
          left: 0,
        },
        arrangement,
        scale,
        plates: { left: platesBox?.left ?? 0, right: (platesBox?.left ?? 0) + (platesBox?.width ?? 0) },
      },
      slots,
      claim,
      wish,
    }
  }, [sceneBox, platesBox, arrangement, scale, size, isColumn, slots, claim, wish])
  return { host, strip, claimed, scene, plates, slot }
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The position of an element in its offset parent, measured again when its size changes. */
function useBox(): readonly [RefCallback<HTMLElement>, Box | undefined] {
  const [box, setBox] = useState<Box>()
  const follow = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const measure = () => {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element
      setBox(old =>
        old?.left === left && old.top === top && old.width === width && old.height === height
          ? old
          : { left, top, width, height },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      setBox(undefined)
    }
  }, [])
  return [follow, box]
}

function useArrangement(): readonly [Arrangement, number] {
  const size = useSyncExternalStore(
    listener => {
      addEventListener('resize', listener)
      return () => removeEventListener('resize', listener)
    },
    () => `${innerWidth} ${innerHeight}`,
  )
  const [width = 0, height = 0] = size.split(' ').map(Number)
  return [arrangementOf(width, height), scaleOf(width, height)]
}

const NO_SLOTS: SceneHost['slots'] = { status: null, before: null, after: null, actions: null }

function useSlots() {
  const [slots, setSlots] = useState(NO_SLOTS)
  const slot = useMemo(() => {
    const refOf = (part: StripPart) => (element: HTMLElement | null) => {
      setSlots(old => (old[part] === element ? old : { ...old, [part]: element }))
    }
    return { status: refOf('status'), before: refOf('before'), after: refOf('after'), actions: refOf('actions') }
  }, [])
  return [slots, slot] as const
}

function useClaims() {
  const counts = useRef(new Map<StripPart, number>())
  const [claimed, setClaimed] = useState<ReadonlySet<StripPart>>(new Set())
  const claim = useCallback((part: StripPart) => {
    const change = (by: number) => {
      counts.current.set(part, (counts.current.get(part) ?? 0) + by)
      setClaimed(new Set(STRIP_PARTS.filter(name => (counts.current.get(name) ?? 0) > 0)))
    }
    change(1)
    return () => change(-1)
  }, [])
  return [claimed, claim] as const
}

function useWishes() {
  const all = useRef<Wish[]>([])
  const [wished, setWished] = useState<Wish>()
  const wish = useCallback((strip: Wish) => {
    all.current.push(strip)
    setWished(strip)
    return () => {
      all.current = all.current.filter(other => other !== strip)
      setWished(all.current.at(-1))
    }
  }, [])
  return [wished, wish] as const
}
