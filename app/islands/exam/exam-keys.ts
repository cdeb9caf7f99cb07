import { useEffect, useRef } from 'react'
import type { Letter } from '#modules/exams'
import type { Intent } from './intents'

type Command = { choose: Letter; intent?: undefined } | { choose?: undefined; intent: Intent }

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'repeat'
>

/**
 * The command for a key. Keys with a modifier (Ctrl+C copies), held keys and keys typed into a text are ignored.
 * On a focused option the arrow keys keep the browser's behaviour: they change the option.
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

function describeFocus(element: Element | null) {
  return {
    isText:
      element instanceof HTMLElement &&
      element.matches('input:not([type=radio]), textarea, select, [contenteditable]'),
    isOption: element instanceof HTMLElement && element.matches('[type=radio]'),
  }
}

export function useExamKeys(run: (command: Command) => void) {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })

  useEffect(() => {
    const onPress = (press: KeyboardEvent) => {
      const command = press.defaultPrevented ? null : commandOf(press, describeFocus(document.activeElement))
      if (!command) return
      press.preventDefault()
      latest.current(command)
    }
    document.addEventListener('keydown', onPress)
    return () => document.removeEventListener('keydown', onPress)
  }, [])
}
