import type { Letter } from '#modules/exams'
import type { Intent } from './intents'

export type Command = { choose: Letter; intent?: undefined } | { choose?: undefined; intent: Intent }

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'repeat'
>

/**
 * What a key asks of the exam. Nothing with a modifier, for Ctrl+C copies, and nothing where text
 * is typed, nor by a key that is held. Inside the options the arrows stay the browser's own: they change the option.
 */
export function commandOf(press: Press, focused: { isText: boolean; isOption: boolean }): Command | null {
  const hasModifier = press.ctrlKey || press.altKey || press.metaKey || press.shiftKey
  if (hasModifier || press.isComposing || press.repeat || focused.isText) return null
  switch (press.key.toUpperCase()) {
    case 'A':
      return { choose: 'A' }
    case 'B':
      return { choose: 'B' }
    case 'C':
      return { choose: 'C' }
    case 'ARROWLEFT':
      return focused.isOption ? null : { intent: 'previous' }
    case 'ARROWRIGHT':
      return focused.isOption ? null : { intent: 'next' }
    default:
      return null
  }
}

export function describeFocus(element: Element | null) {
  return {
    isText:
      element instanceof HTMLElement &&
      element.matches('input:not([type=radio]), textarea, select, [contenteditable]'),
    isOption: element instanceof HTMLElement && element.matches('[type=radio]'),
  }
}
