/**
 * Shows linked pages over the current one: a link marked `data-dialog` opens a short question in a dialog, and a link
 * inside `data-viewer` opens the photos.
 */
export function openDialogs() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-dialog], [data-viewer] a')
    // Leaves clicks that open another tab or window to the browser.
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const script = link.closest('[data-viewer]') ? import('./show-photos') : import('./show-dialog')
    script.then(({ show }) => show(link)).catch(() => location.assign(link.href))
  })
}

/** Makes the buttons marked `data-print` print the page. */
export function printPages() {
  for (const button of document.querySelectorAll('[data-print]'))
    button.addEventListener('click', () => window.print())
}

/**
 * Makes each button in a `data-copy` area copy the area's text. A word beside it says whether the browser let the
 * script copy.
 */
export function copyTexts() {
  for (const area of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const { copy = '', copied, failed } = area.dataset
    const status = area.lastElementChild!
    area.hidden = !isSecureContext
    const tell = (words = '') => (status.textContent = words)
    area.firstElementChild!.addEventListener('click', () => {
      // Empties the word first, so that a second copy is announced too.
      tell()
      navigator.clipboard.writeText(copy).then(
        () => tell(copied),
        () => tell(failed),
      )
    })
  }
}

/** Reloads pictures that failed to load while there was no network. */
export function reloadPictures() {
  addEventListener('online', () => {
    for (const picture of document.images) {
      const { src } = picture
      if (picture.complete && !picture.naturalWidth) picture.src = src
    }
  })
}

/** Moves through a series or a trial without page loads. */
export function turnQuestions(setupToast: () => void) {
  if (!document.querySelector('[data-turning]')) return
  import('./turn-pages').then(
    ({ turnPages }) => turnPages(setupToast),
    () => undefined,
  )
}

/** Loads the keyboard shortcuts of the ad queue on the first key press. */
export function loadQueueKeys() {
  if (!document.querySelector('[data-queue]')) return
  const load = (first: KeyboardEvent) =>
    void import('./walk-queue').then(
      ({ walkQueue }) => walkQueue(first),
      () => undefined,
    )
  document.addEventListener('keydown', load, { once: true })
}

/**
 * Reloads a page that Back restores from the browser's memory, such as one seen before signing in. Leaves pages with a
 * form alone, since the user may have been filling it in.
 */
export function reloadOnReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !document.querySelector('main form[method=post]')) location.reload()
  })
}
