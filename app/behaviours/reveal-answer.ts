/**
 * Shows the answer without a request. The button carries its second label, because a shared constant would be one
 * more file to fetch.
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
  // The browser may restore this page from its memory with the answer shown.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && question.hasAttribute('data-revealed')) toggle()
  })
}
