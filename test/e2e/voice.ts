import type { Page } from '@playwright/test'

/** Gives pages a French voice that says a sentence at once, except the last one, which it begins and never ends. */
export async function addVoice(page: Page, voices = [LOCAL]) {
  await page.addInitScript((all) => {
    const said: string[] = []
    const speech = Object.assign(new EventTarget(), {
      speaking: false,
      getVoices: () => all,
      cancel() {
        speech.speaking = false
      },
      speak(utterance: SpeechSynthesisUtterance) {
        if (!utterance.text) return
        said.push(utterance.text)
        speech.speaking = true
        const end = () => speech.speaking && utterance.onend?.(new Event('end') as SpeechSynthesisEvent)
        if (!utterance.text.includes(window.heldAt ?? '\n')) setTimeout(end)
      },
    })
    const Utterance = class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    Object.assign(window, { said, SpeechSynthesisUtterance: Utterance })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
  }, voices)
}

const LOCAL = { lang: 'fr-FR', localService: true }

/** The voice stops in the sentence with these words, as in the middle of a reading. */
export const holdAt = (page: Page, words: string) => page.evaluate((at) => void (window.heldAt = at), words)

export const said = (page: Page) => page.evaluate(() => window.said!)

declare global {
  interface Window {
    said?: string[]
    heldAt?: string
  }
}
