/**
 * Wraps a listener of a parser, stream or socket: an error goes to `fail`, followed by the listener's
 * arguments. Nothing else would catch it, and it would end the process with every request in it.
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
