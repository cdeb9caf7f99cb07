/** Opens a `data-dialog` link in a dialog. The value 'photos' opens the photo viewer instead. */
export function openDialogs() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-dialog]')
    // The browser handles clicks that open another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const script = link.dataset.dialog === 'photos' ? import('./show-photos') : import('./show-dialog')
    script.then((dialog) => dialog.show(link)).catch(() => location.assign(link.href))
  })
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

/**
 * Unlocks the forms of a page that Back restores. Reloads the page if it has no form to type in: a `data-tap` form has
 * only buttons.
 */
export function reloadOnReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const form of document.forms) form.ariaBusy = null
    if (!document.querySelector('main form[method=post]:not([data-tap])')) location.reload()
  })
}
