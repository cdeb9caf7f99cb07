import { revealWords } from '../ui/theory/reveal-words'

/** 'Afficher la réponse' in place, without a request. Its form does the same by one where this does not run. */
export function revealInPlace() {
  const form = document.querySelector<HTMLFormElement>('form[data-reveal]')
  const button = form?.querySelector('button')
  const question = form?.closest('article')
  if (!form || !button || !question) return

  const isRevealed = () => question.hasAttribute('data-revealed')
  const show = (revealed: boolean) => {
    question.toggleAttribute('data-revealed', revealed)
    for (const part of question.querySelectorAll<HTMLElement>('[data-answer]')) part.hidden = !revealed
    button.textContent = revealWords(revealed)
    button.setAttribute('aria-expanded', String(revealed))
  }
  show(isRevealed())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    show(!isRevealed())
  })
}
