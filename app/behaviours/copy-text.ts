/** Copies the text in `data-copy` at a click, and says whether the browser allowed it. */
export default function copyTexts() {
  for (const area of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const { copy = '', copied, failed } = area.dataset
    const status = area.lastElementChild!
    area.hidden = !isSecureContext
    const tell = (words = '') => (status.textContent = words)
    area.firstElementChild!.addEventListener('click', () => {
      // Empties the live region first, so that a second copy is announced too.
      tell()
      navigator.clipboard.writeText(copy).then(
        () => tell(copied),
        () => tell(failed),
      )
    })
  }
}
