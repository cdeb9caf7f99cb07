/** After this time, a form without files can be sent again, in case the user stopped the page load. */
const RESEND_AFTER_MS = 10_000

/** Sends a form only once. The answer to a second request would say only that the action was already done. */
export function submitOnce() {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // `defaultPrevented` means that another script has already handled this form.
    if (event.defaultPrevented || form.method !== 'post') return
    if (form.ariaBusy) return event.preventDefault()
    form.ariaBusy = 'true'
    // Sending files may take minutes, so their form stays locked.
    if (form.enctype !== 'multipart/form-data') setTimeout(() => (form.ariaBusy = null), RESEND_AFTER_MS)
  })
}
