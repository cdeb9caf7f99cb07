/**
 * A listener whose fault goes to `fail`, with what the listener was given. Nothing else catches what a listener of a
 * parser, a stream or a socket throws: it would end the process, and every request in it.
 */
export function safely<Given extends unknown[]>(
  listener: (...given: Given) => void,
  fail: (error: unknown, ...given: Given) => void,
): (...given: Given) => void {
  return (...given) => {
    try {
      listener(...given)
    } catch (error) {
      fail(error, ...given)
    }
  }
}
