/**
 * Links marked `data-dialog` lead to a short question, which is shown in a dialog over the current page; those in
 * `data-viewer` to a photo, which is shown there with the others.
 */
export function openDialogs() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-dialog], [data-viewer] a')
    // Clicks that open another tab or window keep doing so.
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const script = link.closest('[data-viewer]') ? import('./show-photos') : import('./show-dialog')
    script.then(({ show }) => show(link)).catch(() => location.assign(link.href))
  })
}

/** The buttons marked `data-print` print the page. */
export function printPages() {
  for (const button of document.querySelectorAll('[data-print]'))
    button.addEventListener('click', () => window.print())
}

/** A button and a word beside it copy the text of `data-copy`, where the browser lets a script do so. */
export function copyTexts() {
  for (const area of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const { copy = '', copied, failed } = area.dataset
    const status = area.lastElementChild!
    area.hidden = !isSecureContext
    const tell = (words = '') => (status.textContent = words)
    area.firstElementChild!.addEventListener('click', () => {
      // Emptied first, so that a second copy is announced too.
      tell()
      navigator.clipboard.writeText(copy).then(
        () => tell(copied),
        () => tell(failed),
      )
    })
  }
}

/** Loads pictures again that failed while there was no network. */
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
 * Back can restore a page from the browser's memory, such as the one seen before signing in. Such a page is
 * reloaded, unless it has a form that the user may have been filling in.
 */
export function reloadOnReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !document.querySelector('main form[method=post]')) location.reload()
  })
}
