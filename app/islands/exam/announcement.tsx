import { useEffect, useRef, useState } from 'react'
import { durationInWords } from '#app/ui/exam/duration'
import { hidden } from '#app/ui/text/text.css'

/** What a screen reader is told of the clock, which is silent itself. */
export function Announcement({ secondsLeft }: { secondsLeft: number }) {
  const [text, setText] = useState('')
  const before = useRef(secondsLeft)

  useEffect(() => {
    const told = announcementOf(before.current, secondsLeft)
    before.current = secondsLeft
    if (told) setText(told)
  }, [secondsLeft])

  return (
    <p className={hidden} role="status">
      {text}
    </p>
  )
}

/** Null unless the clock has come to a mark, or jumped past one. */
export function announcementOf(before: number, now: number): string | null {
  const mark = MARKS.find((seconds) => before > seconds && now <= seconds)
  if (mark === undefined) return null
  return now === 0 ? 'Le temps est écoulé.' : `Temps restant : ${durationInWords(now)}.`
}

/** Seconds. */
const MARKS = [0, 60, 300]
