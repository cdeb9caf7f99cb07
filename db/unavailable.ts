/** The error of a database that cannot be used. Its message is one line for the operator, without a password. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' ').trim(), options)
  }
}

/** Returns the code of an error of Node, SQLite or PostgreSQL, even if Sequelize has wrapped the error. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'parent' in error ? errorCode(error.parent) : ''
}
