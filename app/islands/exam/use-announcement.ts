import { useEffect, useRef, useState } from 'react'

/** What a screen reader is told of the clock: the clock itself is silent. */
export function useAnnouncement(secondsLeft: number): string {
  const [text, setText] = useState('')
  const before = useRef(secondsLeft)

  useEffect(() => {
    const passed = MARKS.find(({ seconds }) => before.current > seconds && secondsLeft <= seconds)
    before.current = secondsLeft
    if (passed) setText(passed.text)
  }, [secondsLeft])

  return text
}

const MARKS = [
  { seconds: 0, text: 'Le temps est écoulé.' },
  { seconds: 60, text: 'Il reste une minute.' },
  { seconds: 300, text: 'Il reste cinq minutes.' },
]
