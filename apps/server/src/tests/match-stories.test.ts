import { afterEach, describe, test } from 'vitest'
import { CARRIERS } from './stories/carriers.ts'
import { MOMENTS } from './stories/moments.ts'
import { SEATS } from './stories/seats.ts'
import { SENDING } from './stories/sending.ts'
import { closing } from './stories/story.ts'

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

describe.each(Object.entries(CARRIERS))('a match over a %s connection', (name, open) => {
  for (const { title, only, play } of [...SENDING, ...SEATS, ...MOMENTS]) {
    if (only !== undefined && !only.includes(name)) continue
    test(title, async () => {
      const carrier = await open()
      closing.push(() => carrier.close())
      await play(carrier)
    })
  }
})
