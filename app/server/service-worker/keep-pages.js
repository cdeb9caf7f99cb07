// The service worker, loaded once a reader keeps a page. Every page comes from the network first. Only the page
// 'Hors ligne', lessons and the page on the real exam are stored, as a visitor sees them.
const CACHE = 'kept-pages'
const OFFLINE = '/hors-ligne'
const LESSON_OR_EXAM = /^\/(epreuve|lecons\/[a-z0-9-]+)$/
const FILE = /^\/(assets|pictures)\//

/** After so many milliseconds without an answer, a kept page is shown as it was kept. */
const PATIENCE_MS = 10_000

// A new build has a new worker, which fetches the kept pages again before it replaces the old one.
self.addEventListener('install', (event) => {
  const work = async () => {
    if (!(await keep(OFFLINE))) throw new Error(`${OFFLINE} could not be kept`)
    for (const path of await listKept()) await keepAgain(path)
    await self.skipWaiting()
  }
  event.waitUntil(inTurn(work))
})

self.addEventListener('activate', (event) => {
  const work = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await tidy()
    await self.clients.claim()
  }
  event.waitUntil(inTurn(work))
})

/** A page sends `{ keep: path }` or `{ remove: paths }`, and is told whether that was done. */
self.addEventListener('message', (event) => {
  const { keep: path, remove: paths } = event.data
  const work = async () =>
    paths
      ? remove(paths.filter((one) => LESSON_OR_EXAM.test(one)))
      : LESSON_OR_EXAM.test(path) && keepBoth(path)
  event.waitUntil(inTurn(work).then((done) => event.ports[0].postMessage(done)))
})

self.addEventListener('fetch', (event) => {
  const { url, method, destination } = event.request
  const { origin, pathname } = new URL(url)
  // What scripts fetch is left to them. A visit to /quiz starts an exam, so the server must see which site led there.
  if (origin !== location.origin || method !== 'GET' || (startsExam(pathname) && navigator.onLine)) return
  if (destination === 'document') event.respondWith(answerPage(event, pathname))
  else if (destination !== '' && FILE.test(pathname)) event.respondWith(answerFile(event.request, pathname))
})

async function answerPage(event, path) {
  if (path === OFFLINE) return offlinePage()
  const kept = await findKept(path)
  try {
    const answer = fetch(event.request)
    const response = await (kept ? Promise.race([answer, rejectLater()]) : answer)
    if (kept) event.waitUntil(inTurn(() => keepAgain(path)))
    return response
  } catch {
    return kept ?? offlinePage()
  }
}

async function answerFile(request, path) {
  const kept = await findKept(path)
  // The name of an asset holds a hash of its content.
  if (kept && path.startsWith('/assets/')) return kept
  const answer = fetch(request)
  return (kept ? Promise.race([answer, rejectLater()]) : answer).catch(() => kept ?? Response.error())
}

/** Returns the page that lists what can be read. */
async function offlinePage() {
  const page = await findKept(OFFLINE)
  if (!page) return Response.error()
  const rows = (await listKept()).map(async (path) => {
    const [, title = path] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await readKept(path)) ?? []
    return `<li><a href="${path}">${title.replace(/<[^>]+>/g, '')}</a></li>`
  })
  const list = (await Promise.all(rows)).join('')
  const html = (await page.text()).replace(
    /(<ul[^>]* data-kept[^>]*>)(.*?)(?=<\/ul>)/s,
    (_, start, none) => start + (list || none),
  )
  const policy = page.headers.get('Content-Security-Policy')
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
  return new Response(html, { headers })
}

/** Keeps a page, and the page 'Hors ligne' if the browser has dropped it. */
const keepBoth = async (path) => ((await findKept(OFFLINE)) || (await keep(OFFLINE))) && keep(path)

/** Stores a page once its stylesheet, script and drawings are stored. Removes a page that is gone. */
async function keep(path) {
  const cache = await caches.open(CACHE)
  try {
    const page = await fetchAsVisitor(path)
    if (page.status === 404 || page.redirected) await cache.delete(path)
    if (!mayKeep(page)) return false
    const files = filesIn(await page.clone().text()).map(async (file) => {
      if (file.startsWith('/assets/') && (await findKept(file))) return
      const answer = await fetchAsVisitor(file)
      if (!mayKeep(answer)) throw new Error(`${file} must not be kept`)
      await cache.put(file, answer)
    })
    await Promise.all(files)
    await cache.put(path, page)
    return true
  } catch {
    // The network failed, or the browser has no room: what was kept before stays.
    return false
  }
}

/** Somebody may have removed the page meanwhile. */
const keepAgain = async (path) => (await findKept(path)) && keep(path)

const fetchAsVisitor = (path) => fetch(path, { credentials: 'omit' })

function mayKeep({ status, type, redirected, headers }) {
  const isPrivate = /private|no-store/.test(headers.get('Cache-Control') ?? '')
  return status === 200 && type === 'basic' && !redirected && !isPrivate
}

/** Removes pages, and after the last one everything, with this worker. */
async function remove(paths) {
  const cache = await caches.open(CACHE)
  for (const path of paths) await cache.delete(path)
  await tidy()
  if ((await listKept()).length > 0) return true
  await caches.delete(CACHE)
  return self.registration.unregister()
}

/** Removes the files that no kept page needs. */
async function tidy() {
  const cache = await caches.open(CACHE)
  const pages = [OFFLINE, ...(await listKept())]
  const files = await Promise.all(pages.map(async (path) => filesIn(await readKept(path))))
  const needed = new Set([...pages, ...files.flat()])
  for (const path of await listStored()) if (!needed.has(path)) await cache.delete(path)
}

function filesIn(html) {
  const links = html.matchAll(/ (?:src|href)="(\/(?:assets|pictures)\/[^"#?]+)"/g)
  return [...new Set([...links].map(([, path]) => path))]
}

// Without its store, a browser still shows every page with a network.
const findKept = (path) => caches.match(path, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined)
const readKept = async (path) => (await (await findKept(path))?.text()) ?? ''
const listStored = async () =>
  (await (await caches.open(CACHE)).keys()).map(({ url }) => new URL(url).pathname)
/** Whether the server may take it for /quiz, however it is spelled. */
const startsExam = (path) => /^\/*(q|%71)(u|%75)(i|%69)(z|%7a)\/*$/i.test(path)
const listKept = async () => (await listStored()).filter((path) => LESSON_OR_EXAM.test(path)).sort()
const rejectLater = () => new Promise((_, reject) => setTimeout(reject, PATIENCE_MS))
let last = Promise.resolve()
const inTurn = (work) => (last = last.then(work, work))
