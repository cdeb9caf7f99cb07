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
    if (field.dataset.names)
      import('./username').then(
        (script) => script.propose(field),
        () => undefined,
      )
  })
  const check = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    if (!form.dataset.checks || (submitter as HTMLButtonElement | null)?.formNoValidate) return
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
  }
  // Captures the event, because submitOnce would lock a form that has errors.
  document.addEventListener('submit', check, true)
}
