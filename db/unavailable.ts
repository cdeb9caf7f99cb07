/** The database cannot be used; the message is one line for the operator, without a password. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' ').trim(), options)
  }
}

/** The code that Node, SQLite or PostgreSQL gave to an error, also through Sequelize's wrapping. */
export function errorCode(error: unknown): string {
  const thrown = withoutMigration(error)
  if (!(thrown instanceof Error)) return ''
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code
  return 'parent' in thrown ? errorCode(thrown.parent) : ''
}

/** The line of a fault that has its name already, also through Umzug's wrapping. */
export function unavailableLine(error: unknown): string | undefined {
  const thrown = withoutMigration(error)
  return thrown instanceof DatabaseUnavailable ? thrown.message : undefined
}

/** The error that ended a migration, out of Umzug's wrapping (a `MigrationError`); every other one as it is. */
export function withoutMigration(error: unknown): unknown {
  return error instanceof Error && error.name === 'MigrationError' ? error.cause : error
}
