import { useEffect, useState } from 'react'
import { Clock } from '../ui/exam/clock'
import { island } from './island'

type ExamClockProps = {
  /** Until the deadline, as the server counted when it sent the page. */
  seconds: number
  /** The id of the button that hands the exam in when the time is up. */
  timeUpButton: string
}

/** The clock that moves. The server's is the one that counts; this one shows it. */
export default island('exam-clock', function ExamClock({ seconds, timeUpButton }: ExamClockProps) {
  const [left, setLeft] = useState(seconds)

  useEffect(() => {
    const end = pageArrivedAt() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      document.getElementById(timeUpButton)?.click()
    }, 250)
    return () => clearInterval(timer)
  }, [seconds, timeUpButton])

  return <Clock seconds={left} />
})

/** On performance.now()'s scale. On a slow network this script runs seconds after the page came. */
function pageArrivedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.responseStart ?? performance.now()
}
