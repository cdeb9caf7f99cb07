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
const SCRIPTS: Record<string, () => Promise<{ default: (setupToast: () => void) => void }>> = {
  copy: () => import('./copy-text'),
  keys: () => import('./letter-keys'),
  listen: () => import('./offer-reading'),
  'show-password': () => import('./show-passwords'),
  toast: () => import('./toast'),
  turning: () => import('./turn-pages'),
}

/** Until its script has come, a part works as plain HTML, or is hidden. */
export function loadScripts() {
  for (const part in SCRIPTS) loadFor(part)
}

function loadFor(part: string) {
  if (!document.querySelector(`[data-${part}]`)) return
  SCRIPTS[part]!().then(
    (script) => script.default(() => loadFor('toast')),
    () => undefined,
  )
}

/**
 * Offers to keep pages for reading without a network. Where none is kept yet, no service worker controls the page, and
 * the script comes with the first click.
 */
export function loadOfflineOffer() {
  const part = document.querySelector<HTMLElement>('[data-keep]')
  // Browsers have no service workers on insecure origins and in some private windows.
  if (!part || !('serviceWorker' in navigator)) return
  const keep = part.querySelector('button')!
  const load = () => import('./keep-offline').then((script) => script.offerKeeping(part))
  if (navigator.serviceWorker.controller) return void load().catch(() => undefined)
  part.hidden = false
  keep.onclick = () => {
    const fail = () => (part.querySelector('p')!.textContent = part.dataset.failed!)
    void load().then(() => keep.click(), fail)
  }
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

/** Reloads a page that Back restores, unless it has a form that the user may have filled in; one of taps has no fields. */
export function reloadOnReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !document.querySelector('main form[method=post]:not([data-tap])')) location.reload()
  })
}
