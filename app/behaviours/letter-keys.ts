import type { PageCookie } from '#app/text/cookies'

const SWITCH = '[data-keys]'
const COOKIE: PageCookie = 'no-keys'
const OFF = `${COOKIE}=1`

/**
 * Makes the button beside each hint switch the letter keys off and on in this browser (WCAG 2.1.4). The keys work only
 * where the hint is shown: elsewhere, their events reach no other script.
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

/**
 * Returns whether the letter keys are off, and sets the attribute that switches the button's label in the stylesheet.
 */
const syncOff = () => document.documentElement.toggleAttribute('data-no-keys', document.cookie.includes(OFF))
