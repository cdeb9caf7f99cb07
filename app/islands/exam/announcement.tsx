import { useEffect, useRef, useState } from 'react'
import { hidden } from '../../ui/text/text.css'

/** What a screen reader is told of the clock, which is silent itself. */
export function Announcement({ secondsLeft }: { secondsLeft: number }) {
  const [text, setText] = useState('')
  const before = useRef(secondsLeft)

  useEffect(() => {
    const passed = MARKS.find(({ seconds }) => before.current > seconds && secondsLeft <= seconds)
    before.current = secondsLeft
    if (passed) setText(passed.text)
  }, [secondsLeft])

  return (
    <p className={hidden} role="status">
      {text}
    </p>
  )
}

const MARKS = [
  { seconds: 0, text: 'Le temps est écoulé.' },
  { seconds: 60, text: 'Il reste une minute.' },
  { seconds: 300, text: 'Il reste cinq minutes.' },
]
