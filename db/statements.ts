/** One statement that was answered or failed. `ms` includes the wait for a connection. */
export type EndedStatement = {
  kind: StatementKind
  ms: number
  /** The statement without its values. */
  text(): string
}

export type StatementKind = (typeof KINDS)[number] | 'other'

/** Called when a statement ends, within the request that sent it. */
export type StatementListener = (ended: EndedStatement) => void

const KINDS = ['select', 'insert', 'update', 'delete', 'with'] as const

export function kindOf(sql: string): StatementKind {
  const [, word = ''] = /^\s*(\w+)/.exec(sql) ?? []
  return KINDS.find((kind) => kind === word.toLowerCase()) ?? 'other'
}

/**
 * A statement that is safe to log. Sequelize writes the values of a SELECT into its text, so strings and
 * numbers are replaced; where the text cannot be parsed with certainty, only its first word is kept.
 */
export function withoutValues(statement: string): string {
  const trimmed = statement.trim()
  const text = trimmed.replace(LEXEMES, (lexeme) => (/^["`$]/.test(lexeme) ? lexeme : '?'))
  const [firstWord] = trimmed.split(/\W/, 1)
  if (UNCERTAIN.test(text)) return `${firstWord ?? ''} …`
  return text
    .replace(/\?(?:, ?\?)+/g, '?, …')
    .replace(REPEATED_ROWS, '$1, …')
    .replace(/\s+/g, ' ')
}

/** A quoted name, a placeholder, a string, a number. */
const LEXEMES = /"(?:[^"]|"")*"|`(?:[^`]|``)*`|\$\d+|'(?:[^']|'')*'|(?<![\w$])\d[\w.]*/g

/** Part of a string, a comment, or a PostgreSQL string with its own rules (E'…', $tag$…$tag$). */
const UNCERTAIN = /['\\]|--|\/\*|\$(?!\d)|(?<!\w)\w{1,2}\?/

const REPEATED_ROWS = /(\([^()]*\))(?:, ?\1)+/g
