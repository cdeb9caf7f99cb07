/**
 * Shows the answer in place, without a request. Without this script, the form loads it from the server. The button
 * carries its other label, because a constant shared with the page would be one more file to fetch.
 */
export function revealInPlace() {
  const form = document.querySelector<HTMLFormElement>('form[data-reveal]')
  const button = form?.querySelector('button')
  const question = form?.closest('article')
  if (!form || !button || !question) return

  const toggle = () => {
    const revealed = question.toggleAttribute('data-revealed')
    for (const part of question.querySelectorAll<HTMLElement>('[data-answer]')) part.hidden = !revealed
    const words = button.textContent
    button.textContent = button.dataset.other ?? ''
    button.dataset.other = words
    button.ariaExpanded = String(revealed)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    toggle()
  })
  // Hides the answer again when the browser restores this page from its memory.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && question.hasAttribute('data-revealed')) toggle()
  })
}
