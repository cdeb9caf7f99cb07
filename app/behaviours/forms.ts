/**
 * Shows the faults that the browser can find before the form is sent, because a refused form comes back without its
 * passwords. The messages are the site's own, so the browser's bubbles are off (`noValidate`).
 */
export function checkFields() {
  // Checks nothing without :has(): the form then shows the fields of every category, and only the server knows which
  // are required.
  if (!CSS.supports('selector(:has(a))')) return
  let script: typeof import('./tell-faults') | undefined
  const load = async () => (script ??= await import('./tell-faults'))
  // Loads the script while the person types, so that the button reacts at once.
  document.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).form?.dataset.checks) load().catch(() => undefined)
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
      // Sends the form unchecked, since the server finds the same faults.
      delete form.dataset.checks
      submitAgain()
    })
  })
}

/** Sets up the button in each password field. The stylesheet chooses its label from the field's type. */
export function showPasswords() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-show-password]')) {
    const input = button.previousElementSibling as HTMLInputElement
    button.hidden = false
    // Keeps the focus in the field, and a phone's keyboard open.
    button.addEventListener('mousedown', (event) => event.preventDefault())
    button.addEventListener('click', () => {
      const { selectionStart, selectionEnd } = input
      input.type = input.type === 'password' ? 'text' : 'password'
      if (document.activeElement === input) input.setSelectionRange(selectionStart, selectionEnd)
    })
    // Sends the password from a password field, because autofill would offer it later if it were sent as text.
    input.form?.addEventListener('submit', () => {
      input.type = 'password'
    })
  }
}

/** Shrinks photos before they are sent. Without this script, they are sent in their original size. */
export function preparePhotos() {
  const input = document.querySelector<HTMLInputElement>('[data-photos]')
  input?.addEventListener('change', () => {
    void import('./shrink-photos').then(
      ({ shrinkPhotos }) => shrinkPhotos(input),
      () => undefined,
    )
  })
}

/** How long a form without files stays locked after it is sent, in case the user stopped the page. */
const RESEND_AFTER_MS = 10_000

/**
 * Sends a form once, however often its button is tapped. With two requests, the user would see only the second
 * response, which would say that the action had already been done.
 */
export function submitOnce() {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // Forms that a script handles are sent by that script.
    if (event.defaultPrevented || form.method !== 'post') return
    if (form.ariaBusy) return event.preventDefault()
    form.ariaBusy = 'true'
    // Forms with files stay locked, because sending may take minutes and a second press would start it again.
    if (form.enctype !== 'multipart/form-data') setTimeout(() => (form.ariaBusy = null), RESEND_AFTER_MS)
  })
  // Unlocks the forms, because Back may restore the page in its busy state.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of document.forms) form.ariaBusy = null
  })
}
