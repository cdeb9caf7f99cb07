/** `ms` includes the wait for a connection. */
export type EndedStatement = {
  kind: StatementKind
  ms: number
  text(): string
}

export type StatementKind = (typeof KINDS)[number] | 'other'

/** Called when a statement ends, in the async context of the request that sent it. */
export type StatementListener = (ended: EndedStatement) => void

const KINDS = ['select', 'insert', 'update', 'delete', 'with'] as const

export function toStatementKind(sql: string): StatementKind {
  return KINDS.find((kind) => sql.trimStart().toLowerCase().startsWith(kind)) ?? 'other'
}

/** Makes a statement safe to log, because Sequelize writes the values of a SELECT into its text. */
export function withoutValues(statement: string): string {
  return statement
    .replace(STRING_OR_NUMBER, '?')
    .replace(/\?(?:, ?\?)+/g, '?, …')
    .replace(REPEATED_ROWS, '$1, …')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A string that is not closed extends to the end of the statement. */
const STRING_OR_NUMBER = /'(?:[^']|'')*(?:'|$)|(?<![\w$])\d[\w.]*/g

const REPEATED_ROWS = /(\([^()]*\))(?:, ?\1)+/g
