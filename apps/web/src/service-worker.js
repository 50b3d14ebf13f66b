/* Keeps the whole app on the device: after the first load local play needs no server. */
const VERSION = '__VERSION__'
const FILES = '__FILES__'
const CACHE = `turnwise-${VERSION}`
/* Cache of this server's games that do not come with the app; the page fills it. */
const GAMES = 'turnwise-games'
/* The player's own pictures for boards. */
const SKINS = 'turnwise-skins'
const KEPT = [CACHE, GAMES, SKINS]

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => !KEPT.includes(name)).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else event.respondWith(answerFile(request))
})

/** Network first, so that a new version arrives with the next visit; every address is the same page. */
async function answerPage(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) return answer
  } catch {
    // Offline: answer with the cached page.
  }
  const kept = await caches.match('/')
  return kept ?? Response.error()
}

/** Built files have their hash in their name, so a cached file is never stale. */
async function answerFile(request) {
  return (await caches.match(request)) ?? fetch(request)
}

/** The server pushes a turn while no page of the match is open. */
self.addEventListener('push', event => {
  event.waitUntil(showTurn(event.data?.json() ?? {}))
})

async function showTurn({ title = 'Your turn', text = '', url = '/' }) {
  await self.registration.showNotification(title, { body: text, tag: url, icon: '/icon-192.png', data: { url } })
  await showCount()
}

/** The installed app's badge counts the waiting turns. Browsers refuse it if the app is not installed. */
async function showCount() {
  const { length } = await self.registration.getNotifications()
  await self.navigator.setAppBadge?.(length).catch(() => undefined)
}

/** A turn notification brings its match to the front. */
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(Promise.all([showCount(), showMatch(event.notification.data?.url ?? '/')]))
})

async function showMatch(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(page => new URL(page.url).pathname === url)
  return open === undefined ? self.clients.openWindow(url) : open.focus()
}
