/**
 * A text as a search reads it, whatever its case, accents and ligatures: what is searched through is
 * stored folded, for SQLite's lower() knows ASCII only.
 */
export function foldForSearch(text: string): string {
  return (
    text
      // Before anything is taken apart: to put thousands of accents in order takes the whole server seconds.
      .replace(UNSEEN, '')
      .normalize('NFKD')
      .replace(UNSEEN, '')
      .toLowerCase()
      .replace(/[œæßøðþđłıς×’‘ʼ‐–—]/g, (letter) => SPELLED[letter]!)
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/**
 * What each word of a search must match in a folded text, for LIKE with the escape character `\`. None
 * where nothing is searched for; what is too long is cut.
 */
export function searchPatterns(q: string): string[] {
  const words = foldForSearch(q.slice(0, LONGEST)).split(' ').filter(Boolean)
  return [...new Set(words)].slice(0, MOST_WORDS).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

const LONGEST = 100
const MOST_WORDS = 8

// Accents, what has no width, halves of characters and controls that are no space: PostgreSQL stores no NUL.
const UNSEEN = /[\p{M}\p{Cf}\p{Cs}]|[^\P{Cc}\s]/gu

/** What Unicode does not take apart. */
const SPELLED: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  '×': 'x',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
  '—': '-',
}
