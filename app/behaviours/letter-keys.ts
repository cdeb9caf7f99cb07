import type { PageCookie } from '#app/text/cookies'

const SWITCH = '[data-keys]'
const COOKIE: PageCookie = 'no-keys'
const OFF = `${COOKIE}=1`

/**
 * Lets the user switch off the one-key shortcuts (WCAG 2.1.4). Without a visible switch, they are always off.
 */
export function setupLetterKeys() {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(SWITCH)
    if (!button) return
    document.cookie = `${OFF}; Path=/; Max-Age=${syncOff() ? 0 : button.dataset.keys!}`
    syncOff()
  })
  const stopLetters = (press: KeyboardEvent) => {
    const isShown = document.querySelector<HTMLElement>(SWITCH)?.offsetParent
    if (/^.$/.test(press.key) && (syncOff() || !isShown)) press.stopPropagation()
  }
  addEventListener('keydown', stopLetters, true)
  syncOff()
}

/** Returns whether the keys are off, and sets the attribute that the stylesheet reads. */
const syncOff = () => document.documentElement.toggleAttribute('data-no-keys', document.cookie.includes(OFF))
