/** How long the service worker may take for one page, in milliseconds. */
const PATIENCE_MS = 60_000

/** Shows how many of the pages are kept now, as the store itself says, and lets the user keep or remove them. */
export function setupKeeping(part: HTMLElement): Promise<void> {
  const paths = part.dataset.keep!.split(' ')
  const [keep, remove] = part.querySelectorAll('button')
  const progress = part.querySelector('progress')!
  const words = part.querySelector('p')!
  const link = part.querySelector('a')
  const { contents = '' } = part.dataset

  const show = async (failure = '') => {
    const kept = await countKept(paths)
    const all = kept === paths.length
    keep!.hidden = all
    remove!.hidden = kept === 0
    if (link) link.hidden = kept === 0
    progress.hidden = true
    const plural = kept > 1 ? 's' : ''
    const counted = `${kept} page${plural} sur ${paths.length} gardée${plural} hors ligne`
    const state = link ? counted : 'Gardée hors ligne'
    words.textContent = [failure, kept > 0 ? state : !failure && contents].filter(Boolean).join(' ')
    part.hidden = false
  }
  const fail = async () => {
    if ((await countKept(paths)) === 0) await removeAll(paths)
    return show(part.dataset.failed)
  }

  keep!.onclick = () => {
    if (!progress.hidden) return
    progress.hidden = false
    words.textContent = 'Chargement…'
    keepAll(paths, (done) => (progress.value = done))
      .then((isDone) => (isDone ? show() : fail()), fail)
      .finally(() => keep!.hidden && remove!.focus())
  }
  remove!.onclick = () => {
    void removeAll(paths)
      .then(() => show())
      .finally(() => keep!.focus())
  }
  return show()
}

async function countKept(paths: string[]): Promise<number> {
  const found = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })))
  return found.filter(Boolean).length
}

/** Returns whether all pages are kept now. Stops at the first that fails. */
async function keepAll(paths: string[], tell: (done: number) => void): Promise<boolean> {
  await startWorker()
  for (const [index, path] of paths.entries()) {
    tell(index)
    // A new build may replace the worker meanwhile.
    const { active } = await navigator.serviceWorker.ready
    if (!(await ask(active!, { keep: path }))) return false
  }
  return true
}

async function removeAll(paths: string[]) {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.active) await ask(registration.active, { remove: paths })
  else await registration?.unregister()
}

/** Returns once the service worker can store pages. */
async function startWorker(): Promise<void> {
  const { active, waiting, installing } = await navigator.serviceWorker.register('/sw.js')
  const worker = (active ?? waiting ?? installing)!
  return new Promise((resolve, reject) => {
    const check = () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'))
    }
    worker.addEventListener('statechange', check)
    check()
  })
}

/** Returns false if the worker could not do it, or did not answer. */
function ask(worker: ServiceWorker, order: { keep: string } | { remove: string[] }): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), PATIENCE_MS)
    worker.postMessage(order, [port2])
  })
}
