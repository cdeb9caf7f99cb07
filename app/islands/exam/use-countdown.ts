import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * The time left, as the server counted it when it sent the page, and a way to correct it. `performance.now()` does not care for a clock that is set; it may stand while the machine
 * sleeps, which is why the page asks again when it is seen again.
 */
export function useCountdown(secondsOnArrival: number, onZero: () => void) {
  const [left, setLeft] = useState(Math.ceil(secondsOnArrival))
  const end = useRef<number>()
  const latestOnZero = useRef(onZero)
  useEffect(() => {
    latestOnZero.current = onZero
  })

  useEffect(() => {
    end.current ??= pageArrivedAt() + secondsOnArrival * 1000
    const timer = setInterval(() => {
      const seconds = Math.ceil(secondsUntil(end.current!))
      setLeft(seconds)
      if (seconds === 0) latestOnZero.current()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [secondsOnArrival])

  /** The server counted between the asking and now: as far as that allows, the clock stays as it is. */
  function correct(seconds: number, askedAt: number) {
    const earliest = askedAt + seconds * 1000
    const latest = performance.now() + seconds * 1000
    end.current = Math.min(Math.max(end.current ?? latest, earliest), latest)
    setLeft(Math.ceil(secondsUntil(end.current)))
  }

  /** At this moment, to the millisecond. */
  const secondsLeft = useCallback(() => secondsUntil(end.current ?? 0), [])

  /** `left` is in whole seconds, as shown: rounded up, so that a fresh exam shows its full time. */
  return { left, secondsLeft, correct }
}

const TICK_MS = 250

function secondsUntil(end: number): number {
  return Math.max(0, end - performance.now()) / 1000
}

/** On performance.now()'s scale. On a slow network this script runs seconds after the page came. */
function pageArrivedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.responseStart ?? performance.now()
}
