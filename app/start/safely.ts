/**
 * Passes an error of a listener to `fail`. In a listener of a parser, stream or socket, it would otherwise end the
 * process with every request in it.
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
