import type { PageCookie } from '#app/text/cookies'

const SWITCH = '[data-keys]'
const COOKIE: PageCookie = 'no-keys'
const OFF = `${COOKIE}=1`

/**
 * Chooses the options of a series, and of the theory, by A, B and C. Lets the user switch off these and other one-key
 * shortcuts (WCAG 2.1.4). Without a visible switch, they are always off.
 */
export default function setupLetterKeys() {
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
  document.addEventListener('keydown', chooseByKey)
  syncOff()
}

function chooseByKey(press: KeyboardEvent) {
  const { key, target, repeat, isComposing } = press
  if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey || repeat || isComposing) return
  if ((target as Element).matches('select, input:not([type=radio])')) return
  const place = ['a', 'b', 'c'].indexOf(key.toLowerCase())
  const option = document.querySelectorAll<HTMLElement>('[data-letters] [name=userAnswer]')[place]
  option?.focus()
  // An option of the theory cannot take the focus while the answer is shown.
  if (option === document.activeElement) option.click()
}

/** Returns whether the keys are off, and sets the attribute that the stylesheet reads. */
const syncOff = () => document.documentElement.toggleAttribute('data-no-keys', document.cookie.includes(OFF))
