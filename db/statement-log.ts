/** Is given each statement that is sent to the database, without its values. */
export type StatementLog = (statement: string) => void

/**
 * What Sequelize logs, cut down to what may be read. It writes most values into the statement: so
 * every string and number is replaced, and of what cannot be read with certainty only the first
 * word is left.
 */
export function withoutValues(line: string): string {
  const statement = line.replace(SEQUELIZES_OWN, '').trim()
  const text = statement.replace(LEXEMES, (lexeme) => (/^["`$]/.test(lexeme) ? lexeme : '?'))
  const [firstWord] = statement.split(/\W/, 1)
  if (UNCERTAIN.test(text)) return `${firstWord ?? ''} …`
  return text
    .replace(/\?(?:, ?\?)+/g, '?, …')
    .replace(REPEATED_ROWS, '$1, …')
    .replace(/\s+/g, ' ')
}

/** Its word, and the connection. */
const SEQUELIZES_OWN = /^Execut(?:ing|ed) \([^)]*\): /

/** A quoted name, a placeholder, a string, a number. */
const LEXEMES = /"(?:[^"]|"")*"|`(?:[^`]|``)*`|\$\d+|'(?:[^']|'')*'|(?<![\w$])\d[\w.]*/g

/** Part of a string, a comment, or a string with rules of its own (E'…', $tag$…$tag$). */
const UNCERTAIN = /['\\]|--|\/\*|\$(?!\d)|(?<!\w)\w{1,2}\?/

const REPEATED_ROWS = /(\([^()]*\))(?:, ?\1)+/g
