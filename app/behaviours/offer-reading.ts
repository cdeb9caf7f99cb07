/**
 * Shows the listening buttons if the browser has a French voice of its own, which works without a network. The script
 * that reads aloud is loaded at the first click.
 */
export default function offerReading() {
  if (!('speechSynthesis' in window)) return
  const offer = () => {
    const hasVoice = speechSynthesis
      .getVoices()
      .some(({ lang, localService }) => localService && /^fr/i.test(lang))
    document.documentElement.toggleAttribute('data-voice', hasVoice)
  }
  offer()
  // Some browsers load their voices late.
  speechSynthesis.onvoiceschanged = offer
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-listen]')
    if (!button) return
    // iOS lets a page speak only if its first utterance begins during a click.
    if (!speechSynthesis.speaking) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    import('./read-aloud').then(
      (script) => script.toggleReading(button),
      // Hides the buttons, which do nothing without the script.
      () => document.documentElement.removeAttribute('data-voice'),
    )
  })
}
