import { useEffect, useState } from 'react'

/** Counts the first frames, so that the drawings are made in several and none of them is long. */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (stage === last) return
    const frame = requestAnimationFrame(() => setStage(stage + 1))
    return () => cancelAnimationFrame(frame)
  }, [stage, last])
  return stage
}
