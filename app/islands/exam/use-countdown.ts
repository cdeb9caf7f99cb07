import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * The whole seconds left, as the server counted them when it sent the page, and a way to correct
 * them. `performance.now()` does not care for a clock that is set; it may stand while the machine
 * sleeps, which is why the page asks again when it is seen again.
 */
export function useCountdown(secondsOnArrival: number, onZero: () => void) {
  const [left, setLeft] = useState(secondsOnArrival)
  const end = useRef<number>()
  const latestOnZero = useRef(onZero)
  useEffect(() => {
    latestOnZero.current = onZero
  })

  useEffect(() => {
    end.current ??= pageArrivedAt() + secondsOnArrival * 1000
    const timer = setInterval(() => {
      const seconds = secondsUntil(end.current!)
      setLeft(seconds)
      if (seconds === 0) latestOnZero.current()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [secondsOnArrival])

  function correct(seconds: number) {
    const told = performance.now() + seconds * 1000
    // The server tells whole seconds: less than that is no difference.
    if (end.current !== undefined && Math.abs(told - end.current) < TOLERANCE_MS) return
    end.current = told
    setLeft(seconds)
  }

  /** At this moment, not as of the last tick. */
  const secondsLeft = useCallback(() => secondsUntil(end.current ?? 0), [])

  return { left, secondsLeft, correct }
}

const TICK_MS = 250
const TOLERANCE_MS = 1500

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - performance.now()) / 1000))
}

/** On performance.now()'s scale. On a slow network this script runs seconds after the page came. */
function pageArrivedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.responseStart ?? performance.now()
}
