import { DatabaseUnavailable } from '#db/unavailable'

/** Seconds after which it is worth asking again. */
export const RETRY_AFTER = 10

/** The answer to a call, and what a form says that saves nothing. */
export const UNAVAILABLE = 'Le site est momentanément indisponible. Réessayez dans un instant.'

/** Whether the database cannot be used for the moment; the message is the operator's line. */
export function isUnavailable(error: unknown): error is DatabaseUnavailable {
  return error instanceof DatabaseUnavailable
}
