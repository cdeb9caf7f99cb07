/**
 * Checks forms before they are sent, because a refused form comes back without its passwords. The forms' own
 * `noValidate` turns off the browser's checks.
 */
export function checkFields() {
  // Without :has(), an ad's form shows the fields of every category, and only the server knows which are required.
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
      // Sends the form unchecked, because the server finds the same errors.
      delete form.dataset.checks
      submitAgain()
    })
  })
}

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

export function preparePhotos() {
  const input = document.querySelector<HTMLInputElement>('[data-photos]')
  input?.addEventListener('change', () => {
    void import('./shrink-photos').then(
      ({ shrinkPhotos }) => shrinkPhotos(input),
      () => undefined,
    )
  })
}

/** How long a form without files stays locked, in case the user stops the page from loading. */
const RESEND_AFTER_MS = 10_000

/**
 * Sends a form once: of two requests, the user would see only the second reply, which says that the action was
 * already done.
 */
export function submitOnce() {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // Leaves out forms that another script sends.
    if (event.defaultPrevented || form.method !== 'post') return
    if (form.ariaBusy) return event.preventDefault()
    form.ariaBusy = 'true'
    // Forms with files stay locked, because sending may take minutes and a second press would start it again.
    if (form.enctype !== 'multipart/form-data') setTimeout(() => (form.ariaBusy = null), RESEND_AFTER_MS)
  })
  // Back may restore the page with its forms still locked.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of document.forms) form.ariaBusy = null
  })
}
