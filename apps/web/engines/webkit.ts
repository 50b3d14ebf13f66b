import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Builder, type WebDriver } from 'selenium-webdriver'
import type { Engine } from './engine.ts'

/** WebKitGTK, the engine of Safari, by WebDriver. */
export const webkit: Engine = {
  name: 'webkit',
  async start({ env }) {
    const port = await freePort()
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
    const browser = await connect(driver, `http://127.0.0.1:${port}`)
    await openPopup(browser)
    return {
      open: url => browser.get(url),
      run: (look, ...given) => browser.executeScript(look, ...given),
      async drag(first, ...others) {
        const hand = browser
          .actions()
          .move({ ...first, duration: 0 })
          .press()
        for (const point of others) hand.move({ ...point, duration: 100 })
        await hand.release().perform()
      },
      type: text => browser.actions().sendKeys(text).perform(),
      resize: async (width, height) => void (await browser.manage().window().setRect({ x: 0, y: 0, width, height })),
      picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
      async close() {
        await browser.quit()
        driver.kill()
      },
    }
  },
}

/** The driver takes a moment until it listens. */
async function connect(driver: ChildProcess, url: string): Promise<WebDriver> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`)
    if (await isReady(url)) break
  }
  return new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser' }).build()
}

/** A window without a toolbar, which can be as narrow as a phone. It opens only after a click. */
async function openPopup(browser: WebDriver): Promise<void> {
  const [first] = await browser.getAllWindowHandles()
  await browser.executeScript(() => document.addEventListener('click', () => void open('', '', 'popup')))
  await browser.actions().move({ x: 10, y: 10, duration: 0 }).click().perform()
  const popup = await browser.wait(async () => {
    const handles = await browser.getAllWindowHandles()
    return handles.find(handle => handle !== first) ?? ''
  })
  await browser.switchTo().window(popup)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/status`)).ok
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
