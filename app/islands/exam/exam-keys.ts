import { useEffect } from 'react'
import type { Letter } from '#modules/exams'

type Command = Letter | 'previous' | 'next'

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'repeat'
>

const COMMANDS: Partial<Record<string, Command>> = {
  A: 'A',
  B: 'B',
  C: 'C',
  ARROWLEFT: 'previous',
  ARROWRIGHT: 'next',
}

/**
 * Returns the command of a key press, or null. On a focused option, the arrow keys keep their usual effect.
 */
export function toCommand(press: Press, focused: { isText: boolean; isOption: boolean }): Command | null {
  const hasModifier = press.ctrlKey || press.altKey || press.metaKey || press.shiftKey
  if (hasModifier || press.isComposing || press.repeat || focused.isText) return null
  const key = press.key.toUpperCase()
  return focused.isOption && key.startsWith('ARROW') ? null : (COMMANDS[key] ?? null)
}

export function useExamKeys(run: (command: Command) => void) {
  useEffect(() => {
    const onPress = (press: KeyboardEvent) => {
      const focused = {
        isText: !!document.activeElement?.matches(TEXT_FIELDS),
        isOption: !!document.activeElement?.matches('[type=radio]'),
      }
      const command = press.defaultPrevented ? null : toCommand(press, focused)
      if (!command) return
      press.preventDefault()
      run(command)
    }
    document.addEventListener('keydown', onPress)
    return () => document.removeEventListener('keydown', onPress)
  })
}

const TEXT_FIELDS = 'input:not([type=radio]), textarea, select, [contenteditable]'
