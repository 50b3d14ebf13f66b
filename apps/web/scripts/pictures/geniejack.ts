import type { Page } from '@playwright/test'
import { openRecord } from '../scenes.ts'
import { at, svg, WIDTH, withColors, withShortNumbers } from './svg.ts'

/** Of the scene at 1280 × 800, drawn smaller and cut to its middle. */
const SCENE = { width: 1232, rim: 337, scale: 0.66 }

/** The Warden across the table, and the player's hand of two cards. */
export async function drawGeniejack(page: Page): Promise<string> {
  await openRecord(page, 'geniejack/fixtures/victory', 136)
  await page.locator('.geniejack-portrait[data-part="hands"]').waitFor()
  const { paints, backdrop, felt, portraits, cards } = await page.evaluate(async () => {
    const inner = (selector: string) => document.querySelector(selector)?.innerHTML ?? ''
    const images = [...document.querySelectorAll<HTMLImageElement>('.geniejack-portrait')]
    return {
      paints: inner('.geniejack-paints'),
      backdrop: inner('.geniejack-backdrop'),
      felt: inner('.geniejack-felt').replace(/<text.*?<\/text>/g, ''),
      portraits: await Promise.all(images.map(async ({ src }) => (await fetch(src)).text())),
      cards: [...document.querySelectorAll('[data-owner="player"] .geniejack-card-front > svg')].map(
        card => `<g fill="${getComputedStyle(card).fill}">${card.innerHTML}</g>`,
      ),
    }
  })
  const middle = WIDTH / 2 - (SCENE.width / 2) * SCENE.scale
  // A portrait has its middle at 0, and its table edge at 400.
  const enemy = (picture: string, i: number) =>
    at(SCENE.width / 2, SCENE.rim + 4 - 400 * 0.8, 0.8, withOwnIds(picture, `p${i}`))
  const [body = '', hands = ''] = portraits.map(enemy)
  const scene = [backdrop, body, at(0, SCENE.rim, 1, felt), hands].join('')
  const hand = cards.map((card, i) => {
    const shadow = '<rect x="3" y="6" width="100" height="140" rx="8" opacity=".35"/>'
    // Each half is a drawing of its own, cut at its edge.
    const face = card.replaceAll(/<svg[^>]*>/g, '<g clip-path="url(#half)">').replaceAll('</svg>', '</g>')
    return at(202 + i * 122, 248 - i * 8, 1.12, shadow + face, ` rotate(${i * 11 - 6})`)
  })
  const content = `<defs><clipPath id="half"><rect x="26" y="10" width="48" height="60"/></clipPath>${paints.replace(/<\/?defs>/g, '')}</defs>${at(middle, -6, SCENE.scale, scene)}${hand.join('')}`
  return svg(
    'A spirit across a card table at night, and a hand of two cards',
    withShortNumbers(withColors(content, {})),
  )
}

/** Each drawing names its gradients as it likes: two of them in one picture need a prefix. */
function withOwnIds(picture: string, prefix: string): string {
  const inner = picture.replace(/^.*?<svg[^>]*>/s, '').replace(/<\/svg>\s*$/, '')
  return inner
    .replaceAll(/ id="([\w-]+)"/g, ` id="${prefix}$1"`)
    .replaceAll(/url\(#([\w-]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([\w-]+)"/g, `href="#${prefix}$1"`)
}
