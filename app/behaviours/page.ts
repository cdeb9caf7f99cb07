import { NO_KEYS } from '../text/cookies'

/** Opens a `data-dialog` link in a dialog, and a link inside `data-viewer` in the photo viewer. */
export function openDialogs() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-dialog], [data-viewer] a')
    // The browser handles clicks that open another tab or window.
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const script = link.closest('[data-viewer]') ? import('./show-photos') : import('./show-dialog')
    script.then((dialog) => dialog.show(link)).catch(() => location.assign(link.href))
  })
}

export function printPages() {
  for (const button of document.querySelectorAll('[data-print]'))
    button.addEventListener('click', () => window.print())
}

/** Reloads pictures that failed to load while there was no network. */
export function reloadPictures() {
  addEventListener('online', () => {
    // The first requests after `online` may still fail.
    for (const wait of [0, 2000, 10_000]) setTimeout(reloadFailed, wait)
  })
}

function reloadFailed() {
  for (const picture of document.images) {
    const { src } = picture
    if (picture.complete && !picture.naturalWidth) picture.src = src
  }
}

/** The scripts that only some pages need, by the attribute of the part that needs them: `toast` is `data-toast`. */
const SCRIPTS: Record<string, () => Promise<{ default: (loadScripts: () => void) => void }>> = {
  copy: () => import('./copy-text'),
  listen: () => import('./offer-reading'),
  'show-password': () => import('./show-passwords'),
  toast: () => import('./toast'),
  turning: () => import('./turn-pages'),
}

const loaded = new Set<string>()

/** Loads what the page needs, again after it was turned. Until its script has come, a part works as plain HTML, or is hidden. */
export function loadScripts() {
  for (const part in SCRIPTS) {
    // A turned page may bring another toast.
    if (!document.querySelector(`[data-${part}]`) || (part !== 'toast' && loaded.has(part))) continue
    loaded.add(part)
    SCRIPTS[part]!().then(
      (script) => script.default(loadScripts),
      () => loaded.delete(part),
    )
  }
}

/**
 * Offers to keep pages for reading without a network. Where none is kept yet, no service worker controls the page, and
 * the script comes with the first click.
 */
export function loadOfflineOffer() {
  const part = document.querySelector<HTMLElement>('[data-keep]')
  const { serviceWorker } = navigator
  // Browsers have no service workers on insecure origins and in some private windows.
  if (!part || !(serviceWorker as unknown)) return
  const keep = part.querySelector('button')!
  const load = () => import('./keep-offline').then((script) => script.offerKeeping(part))
  if (serviceWorker.controller) return void load().catch(() => undefined)
  part.hidden = false
  keep.onclick = function loadFirst() {
    keep.onclick = null
    const fail = () => {
      keep.onclick = loadFirst
      part.querySelector('p')!.textContent = part.dataset.failed!
    }
    load().then(() => keep.click(), fail)
  }
}

/** Loads the letter keys with the first key or click on their switch, because phones need none; at once if they are off. */
export function loadLetterKeys() {
  let loaded: Promise<unknown> | undefined
  const load = (first?: Event) => {
    loaded ??= import('./letter-keys').then(
      (script) => script.setupLetterKeys(first),
      () => (loaded = undefined),
    )
  }
  document.addEventListener('keydown', (press) => document.querySelector('[data-keys]') && load(press))
  document.addEventListener(
    'click',
    (click) => (click.target as Element).closest('[data-keys]') && load(click),
  )
  if (document.cookie.includes(NO_KEYS)) load()
}

export function loadQueueKeys() {
  if (!document.querySelector('[data-queue]')) return
  const load = (first: KeyboardEvent) =>
    void import('./walk-queue').then(
      (script) => script.walkQueue(first),
      () => undefined,
    )
  document.addEventListener('keydown', load, { once: true })
}

/** Reloads a page that Back restores, unless a form of it may hold what somebody typed. A `data-tap` form has only buttons. */
export function reloadOnReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !document.querySelector('main form[method=post]:not([data-tap])')) location.reload()
  })
}
