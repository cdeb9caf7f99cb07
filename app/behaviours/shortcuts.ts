import { NO_KEYS } from '../text/cookies'
import { followInQueue } from './walk-queue'

const SWITCH = '[data-keys]'

/**
 * The shortcuts of one key: A, B and C choose an option of a series or of the theory, others walk through the queue of ads.
 * Lets the user switch these and the exam's off (WCAG 2.1.4). Without a visible switch, they are always off. `first` is the
 * event that loaded this script.
 */
export function setupShortcuts(first?: Event) {
  const isStopped = ({ key }: KeyboardEvent) => {
    const isShown = document.querySelector<HTMLElement>(SWITCH)?.offsetParent
    return /^.$/.test(key) && (syncOff() || !isShown)
  }
  document.addEventListener('click', turnOffOrOn)
  addEventListener('keydown', (press) => isStopped(press) && press.stopPropagation(), true)
  document.addEventListener('keydown', follow)
  syncOff()
  if (first?.type === 'click') turnOffOrOn(first)
  if (first instanceof KeyboardEvent && !isStopped(first)) follow(first)
}

function follow(press: KeyboardEvent) {
  chooseByKey(press)
  followInQueue(press)
}

function turnOffOrOn({ target }: Event) {
  const button = (target as Element).closest<HTMLElement>(SWITCH)
  if (!button) return
  document.cookie = `${NO_KEYS}; Path=/; Max-Age=${syncOff() ? 0 : button.dataset.keys!}`
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
const syncOff = () =>
  document.documentElement.toggleAttribute('data-no-keys', document.cookie.includes(NO_KEYS))
