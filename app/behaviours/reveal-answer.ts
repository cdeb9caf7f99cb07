/**
 * 'Afficher la réponse' in place, without a request. Its form does the same by one where this does
 * not run. The button's other words stand beside it: a constant shared with the page would be a
 * file of its own to fetch.
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
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    toggle()
  })
  // Moving resets it, also when the browser brings this page back as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && question.hasAttribute('data-revealed')) toggle()
  })
}
