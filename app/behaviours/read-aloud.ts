import { toSentences } from '../text/for-the-ear'

type Passage = { sentence: string; block?: Element }

type Reading = { button: HTMLElement; watch: MutationObserver; utterance?: SpeechSynthesisUtterance }

let reading: Reading | undefined
/** Where a page was stopped, so that it goes on with the same section. */
let stoppedAt: Element | undefined

/** Begins to read what the button is for, or stops reading. */
export function toggleReading(button: HTMLElement) {
  const isStop = reading?.button === button
  stop()
  if (!isStop) start(button)
}

function start(button: HTMLElement) {
  const voice = findVoice()
  if (!voice) return
  const { listen, parts } = button.dataset
  const passages = parts ? listOnPage(parts) : listGiven(listen!)
  // A page that turns replaces the button.
  const watch = new MutationObserver(() => button.isConnected || stop())
  watch.observe(document.body, { childList: true, subtree: true })
  const mine: Reading = (reading = { button, watch })
  swapLabel(button)
  button.toggleAttribute('data-reading', true)

  const readFrom = (index: number) => {
    if (reading !== mine) return
    const passage = passages[index]
    if (!passage) {
      stop()
      stoppedAt = undefined
      return
    }
    mark(passage.block)
    const utterance = new SpeechSynthesisUtterance(passage.sentence)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.onend = () => readFrom(index + 1)
    utterance.onerror = () => reading === mine && stop()
    // Chrome may drop an utterance that nothing holds, and then never end it.
    mine.utterance = utterance
    speechSynthesis.speak(utterance)
  }
  readFrom(0)
}

function stop() {
  if (!reading) return
  const { button, watch } = reading
  reading = undefined
  watch.disconnect()
  // Some browsers go on reading after the page is left.
  speechSynthesis.cancel()
  stoppedAt = document.querySelector('[data-read]')?.closest('[data-spoken]') ?? undefined
  mark()
  button.removeAttribute('data-reading')
  swapLabel(button)
}

addEventListener('pagehide', stop)

/** Prefers a voice of Belgium, then of France. Only voices of the device work without a network. */
function findVoice(): SpeechSynthesisVoice | undefined {
  const local = speechSynthesis.getVoices().filter((voice) => voice.localService)
  return [/^fr.BE/i, /^fr.FR/i, /^fr/i]
    .map((language) => local.find(({ lang }) => language.test(lang)))
    .find(Boolean)
}

function listGiven(texts: string): Passage[] {
  return texts.split('\n').flatMap((text) => toSentences(text).map((sentence) => ({ sentence })))
}

/** Lists the sentences of parts of the page, with their blocks. */
function listOnPage(selector: string): Passage[] {
  const parts = [...document.querySelectorAll(selector)]
  return parts.slice(Math.max(0, parts.indexOf(stoppedAt!))).flatMap((part) => listBlocks(part))
}

const BLOCK = 'h2, h3, h4, p, li, th, td, dt, dd, figcaption'
const UNSPOKEN = 'button, summary, nav, [hidden], [aria-hidden=true]'

function listBlocks(part: Element): Passage[] {
  const texts = new Map<Element, string>()
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const block = parentElement?.closest(BLOCK)
    if (block && !parentElement!.closest(UNSPOKEN) && isShown(parentElement!))
      texts.set(block, (texts.get(block) ?? '') + withPauses(textContent!, parentElement!, block))
  }
  return [...texts].flatMap(([block, text]) => toSentences(text).map((sentence) => ({ sentence, block })))
}

/** Browsers before 2024 cannot tell whether a closed fold is laid open by the stylesheet. */
function isShown(part: Element): boolean {
  if ('checkVisibility' in part) return part.checkVisibility()
  return (part as Element).getClientRects().length > 0 && !(part as Element).closest('details:not([open])')
}

/** Separates what stands apart in the same block: the letter of an option, a title on its own line. */
function withPauses(text: string, part: Element, block: Element): string {
  if (part === block) return text
  if (part.matches('[translate=no]')) return `${text}, `
  return getComputedStyle(part).display === 'inline' ? text : `. ${text}. `
}

function mark(block?: Element) {
  document.querySelector('[data-read]')?.removeAttribute('data-read')
  block?.setAttribute('data-read', '')
}

function swapLabel(button: HTMLElement) {
  const label = button.querySelector('span')!
  const { other = '' } = button.dataset
  button.dataset.other = label.textContent
  label.textContent = other
}
