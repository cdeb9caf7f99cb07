/**
 * What a browser can see is wrong with a form is said before anything is sent: it would come back without its
 * passwords. The sentences are the site's own, so the browser's bubbles are off (`noValidate`).
 */
export function checkFields() {
  // Without it the form shows the fields of every category, and only the server knows which are asked for.
  if (!CSS.supports('selector(:has(a))')) return
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const controls = form.dataset.missing ? ([...form.elements] as HTMLInputElement[]) : []
    // What is not shown for the chosen category is not asked for.
    const faulty = controls.filter(({ validity }, at) => !validity.valid && controls[at]!.offsetParent)
    if (!faulty[0]) return
    event.preventDefault()
    import('./tell-faults').then(
      ({ tellFaults }) => tellFaults(form, faulty),
      () => {
        delete form.dataset.missing
        form.requestSubmit(event.submitter)
      },
    )
  })
}
