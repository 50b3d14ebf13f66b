import type { CDPSession, Page } from '@playwright/test'
import { startPushEndpoint } from '../../server/src/tests/push-endpoint.ts'
import { expect, test } from './support/fixtures.ts'
import { joinMatch, makeMatch, newGuest } from './support/online.ts'
import { takeTurn } from './support/senet.ts'

test.use({ serviceWorkers: 'allow' })

type Endpoint = Awaited<ReturnType<typeof startPushEndpoint>>

/** A browser that uses the test's own push service, since tests have no network. */
async function withPushService(page: Page, { subscription }: Endpoint): Promise<void> {
  const { endpoint, p256dh, auth } = subscription('ann')
  await page.addInitScript(
    ({ endpoint, keys }) => {
      PushManager.prototype.getSubscription = async () => null
      PushManager.prototype.subscribe = async options => {
        localStorage.setItem('subscribed with', String(options?.applicationServerKey))
        return Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => ({ endpoint, keys }) })
      }
    },
    { endpoint, keys: { p256dh, auth } },
  )
}

/** Hands a message to the service worker as the browser does. */
async function deliver(devtools: CDPSession, origin: string, data: string): Promise<void> {
  const registered = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (found !== undefined) resolve(found.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

test('a closed tab is notified of its turn, and a click on the notification opens the match', async ({
  page,
  context,
  browser,
  home,
}) => {
  const push = await startPushEndpoint()
  await context.grantPermissions(['notifications'], { origin: home })
  await withPushService(page, push)
  const link = await makeMatch(page, { notify: true })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed with'))).toMatch(/^B[\w-]{86}$/)
  const bob = await newGuest(browser, home)
  await joinMatch(bob, link, 'Bob')
  await takeTurn(page, 'Ann')
  await expect(page).toHaveTitle('Senet · Turnwise')
  // The tab is on another page: Ann is no longer connected.
  await page.goto('/settings')
  await expect(bob.getByText('Ann is away')).toBeVisible()
  await takeTurn(bob, 'Bob')
  await expect.poll(() => push.messages.length).toBe(1)
  const { text } = push.messages[0]!
  expect(JSON.parse(text)).toEqual({ title: 'Your turn', text: 'Senet with Bob', url: new URL(link).pathname })

  // A worker that has not taken over yet gets no message.
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)
  await expect.poll(state).toBe('activated')
  const [worker] = context.serviceWorkers()
  expect(worker).toBeDefined()
  // Records the calls for badge and window instead of passing them to the system.
  await worker?.evaluate(() => {
    Reflect.set(globalThis, 'noted', [])
    const note = (what: unknown) => Reflect.get(globalThis, 'noted').push(what)
    Reflect.set(navigator, 'setAppBadge', async (count: number) => note(`badge ${count}`))
    const clients = Reflect.get(globalThis, 'clients')
    clients.openWindow = async (url: string) => note(`opens ${url}`)
  })
  await deliver(await context.newCDPSession(page), home, text)
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag }) => [title, body, tag])
    })
  await expect.poll(shown).toEqual([['Your turn', 'Senet with Bob', new URL(link).pathname]])
  await worker?.evaluate(async () => {
    const registration = Reflect.get(globalThis, 'registration')
    const [notification] = await registration.getNotifications()
    const NotificationEvent_ = Reflect.get(globalThis, 'NotificationEvent')
    dispatchEvent(new NotificationEvent_('notificationclick', { notification }))
  })
  await expect
    .poll(() => worker?.evaluate(() => Reflect.get(globalThis, 'noted').toSorted()))
    .toEqual(['badge 0', 'badge 1', `opens ${new URL(link).pathname}`])
  await expect.poll(shown).toEqual([])
  await bob.context().close()
  await push.close()
})
