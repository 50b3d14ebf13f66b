import type { Serving } from '../track/serving.ts'

/** What serving a demand still takes: `aboard`, `track 12`, `toll 4`. */
export function servingFacts(serving: Serving | undefined): readonly string[] {
  if (serving === undefined) return ['by ship']
  const { source, gold, tolls } = serving
  return [
    ...(source === null ? ['aboard'] : []),
    ...(gold > 0 ? [`track ${gold}`] : source === null ? [] : ['laid']),
    ...(tolls > 0 ? [`toll ${tolls}`] : []),
  ]
}
