import { useEffect, useRef } from 'react'
import { type Command, commandOf, describeFocus } from './exam-keys'

export function useExamKeys(obey: (command: Command) => void) {
  const latest = useRef(obey)
  useEffect(() => {
    latest.current = obey
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
