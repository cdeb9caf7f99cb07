import { useEffect, useRef, useState } from 'react'
import { durationInWords } from '#app/ui/exam/duration'
import { hidden } from '#app/ui/text/text.css'

/** Tells screen readers the time left, because the clock itself is silent. */
export function Announcement({ secondsLeft }: { secondsLeft: number }) {
  const [text, setText] = useState('')
  const before = useRef(secondsLeft)

  useEffect(() => {
    const announced = findAnnouncement(before.current, secondsLeft)
    before.current = secondsLeft
    if (announced) setText(announced)
  }, [secondsLeft])

  return (
    <p className={hidden} role="status">
      <span key={text}>{text}</span>
    </p>
  )
}

/** Returns the announcement if the clock has just passed an announced time, or else null. */
export function findAnnouncement(before: number, now: number): string | null {
  const mark = ANNOUNCED_SECONDS.find((seconds) => before > seconds && now <= seconds)
  if (mark === undefined) return null
  return now === 0 ? 'Le temps est écoulé.' : `Temps restant : ${durationInWords(now)}.`
}

const ANNOUNCED_SECONDS = [0, 60, 300]
