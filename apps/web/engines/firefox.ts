import { launch } from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Firefox by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  async start({ env }) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: false,
      defaultViewport: null,
      env,
    })
    const [page = await browser.newPage()] = await browser.pages()
    return {
      open: async url => void (await page.goto(url)),
      run: <Given extends readonly unknown[], Value>(look: (...given: Given) => Value, ...given: Given) =>
        page.evaluate<[], () => Value>(`(${look})(...${JSON.stringify(given)})`),
      async drag(first, ...others) {
        await page.mouse.move(first.x, first.y)
        await page.mouse.down()
        for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 })
        await page.mouse.up()
      },
      type: text => page.keyboard.type(text),
      resize: (width, height) => page.setViewport({ width, height }).catch(unlessUnknown),
      picture: () => page.screenshot(),
      close: () => browser.close(),
    }
  },
}

/** Beside the size puppeteer sets the orientation of the screen, which Firefox 140 does not know yet. */
function unlessUnknown(error: unknown): void {
  if (!String(error).includes('unknown command emulation.')) throw error
}
