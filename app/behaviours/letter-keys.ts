import type { PageCookie } from '#app/text/cookies'

const SWITCH = '[data-keys]'
const COOKIE: PageCookie = 'no-keys'
const OFF = `${COOKIE}=1`

/**
 * The button beside each hint switches the keys that are letters off and on again, in this browser (WCAG 2.1.4). They
 * act only where the hint is shown: elsewhere no script learns of them.
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

/** The attribute also switches the button's label in the stylesheet. */
const syncOff = () => document.documentElement.toggleAttribute('data-no-keys', document.cookie.includes(OFF))
