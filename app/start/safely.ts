/**
 * Passes an error of the listener to `fail`. An uncaught error would end the process and all its requests.
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
