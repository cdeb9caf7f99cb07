import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Counts down from the server's count with `performance.now()`, which ignores changes of the system's clock. It may
 * pause while the machine sleeps, so `syncClock` corrects the count.
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
    // Some browsers do not know when the page arrived, so the end is fixed now.
    endsAt()
    const timer = setInterval(() => {
      const seconds = Math.ceil(secondsLeft())
      setLeft(seconds)
      if (seconds === 0) latestOnZero.current()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [endsAt, secondsLeft])

  /**
   * Corrects the end by the server's count. The end moves as little as possible, because the server counted at an
   * unknown moment after `askedAt`.
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
