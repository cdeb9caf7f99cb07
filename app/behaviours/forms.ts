/**
 * Checks a form before it is sent. If the server refused it, the user would have to type the passwords again.
 */
export function checkFields() {
  // Without :has(), the ad form shows the fields of all categories, and the check would demand fields that do
  // not apply. Only the server then checks forms.
  if (!CSS.supports('selector(:has(a))')) return
  let script: typeof import('./tell-faults') | undefined
  const load = async () => (script ??= await import('./tell-faults'))
  // Loads the script while the person types, so that the button reacts at once.
  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement
    if (field.form?.dataset.checks) load().catch(() => undefined)
    // Without this script, only the server proposes a username.
    if (field.dataset.names) import('./username').then(({ propose }) => propose(field)).catch(() => undefined)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    const isUnchecked = !form.dataset.checks || (submitter as HTMLButtonElement | null)?.formNoValidate
    if (isUnchecked || event.defaultPrevented) return
    if (script) {
      if (script.showFaults(form)) event.preventDefault()
      return
    }
    event.preventDefault()
    const submitAgain = () => form.requestSubmit(submitter)
    load().then(submitAgain, () => {
      // If the script cannot be loaded, the server still finds the errors.
      delete form.dataset.checks
      submitAgain()
    })
  })
}

export function preparePhotos() {
  const input = document.querySelector<HTMLInputElement>('[data-photos]')
  input?.addEventListener('change', () => {
    void import('./shrink-photos').then(
      (script) => script.shrinkPhotos(input),
      () => undefined,
    )
  })
}

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
  // Back may restore the page with its forms still locked.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of document.forms) form.ariaBusy = null
  })
}
