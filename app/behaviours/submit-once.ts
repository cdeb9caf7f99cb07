/** Whoever has stopped the page meanwhile can send the form again. */
const PATIENCE_MS = 10_000

/**
 * A form is sent once, however often its button is tapped while a slow line has not answered: of two
 * answers a person sees the last, which would tell him that what he did had been done already.
 */
export function submitOnce() {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // What a script takes in hand it sends in its own time.
    if (event.defaultPrevented || form.method !== 'post') return
    if (form.ariaBusy) return event.preventDefault()
    form.ariaBusy = 'true'
    setTimeout(() => (form.ariaBusy = null), PATIENCE_MS)
  })
  // Back shows the page as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of document.forms) form.ariaBusy = null
  })
}
