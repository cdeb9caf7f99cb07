import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Counts down with `performance.now()`, which ignores changes of the system's clock. `syncClock` corrects the
 * count after the machine has slept.
 */
export function useCountdown(secondsOnArrival: number, onZero: () => void) {
  /** Rounds up, so that a fresh exam shows its full time. */
  const [left, setLeft] = useState(Math.ceil(secondsOnArrival))
  const end = useRef<number>()
  const endsAt = useCallback(
    () => (end.current ??= pageArrivedAt() + secondsOnArrival * 1000),
    [secondsOnArrival],
  )
  const secondsLeft = useCallback(() => Math.max(0, endsAt() - performance.now()) / 1000, [endsAt])
  const latestOnZero = useRef(onZero)
  useEffect(() => {
    latestOnZero.current = onZero
  })

  useEffect(() => {
    // Fixes the end now. In a browser that does not report when the page arrived, the countdown starts here.
    endsAt()
    const timer = setInterval(() => {
      const seconds = Math.ceil(secondsLeft())
      setLeft(seconds)
      if (seconds === 0) latestOnZero.current()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [endsAt, secondsLeft])

  /**
   * Moves the end into the range that the server's reply allows. The server had `seconds` left at some moment
   * between `askedAt` and now.
   */
  function syncClock(seconds: number, askedAt: number) {
    const earliest = askedAt + seconds * 1000
    const latest = performance.now() + seconds * 1000
    end.current = Math.min(Math.max(endsAt(), earliest), latest)
    setLeft(Math.ceil(secondsLeft()))
  }

  return { left, secondsLeft, syncClock }
}

const TICK_MS = 250

/** Returns when the page arrived. On a slow network, this script runs seconds later. */
function pageArrivedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.responseStart ?? performance.now()
}
