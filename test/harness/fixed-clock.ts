/** A clock that tests set. It starts on a Friday evening in Belgium. */
export function createTestClock(start = '2026-11-20T17:00:00.000Z') {
  let now = new Date(start).getTime()
  return {
    now: () => new Date(now),
    pass(seconds: number) {
      now += seconds * 1000
    },
    set(moment: string) {
      now = Date.parse(moment)
    },
    /** Back to the start. */
    reset() {
      now = new Date(start).getTime()
    },
  }
}
