import type { PageCookie } from '#app/text/cookies'

const SWITCH = '[data-keys]'
const COOKIE: PageCookie = 'no-keys'
const OFF = `${COOKIE}=1`

/**
 * Switches the letter keys off and on (WCAG 2.1.4). No other script receives these keys while they are off, or
 * where the switch is missing or hidden.
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

/** Returns whether the keys are off, and sets the attribute by which the stylesheet labels the button. */
const syncOff = () => document.documentElement.toggleAttribute('data-no-keys', document.cookie.includes(OFF))
