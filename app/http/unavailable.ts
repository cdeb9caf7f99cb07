/** Seconds after which it is worth asking again. */
export const RETRY_AFTER = 10

/** The answer to a call, and what a form says that saves nothing. */
export const UNAVAILABLE = 'Le site est momentanément indisponible. Réessayez dans un instant.'

/**
 * The database cannot be used for the moment; the message is the operator's line. Known by its name: the
 * classes of the Remix build are not those of the server's.
 */
export function isUnavailable(error: unknown): error is Error {
  return error instanceof Error && error.name === 'DatabaseUnavailable'
}
