/** Shows and hides the answer without a request. `data-other` holds the other label of the button. */
export default function revealInPlace() {
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
  // Hides the answer again if Back restores the page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && question.hasAttribute('data-revealed')) toggle()
  })
}
