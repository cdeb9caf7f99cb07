import type { Database } from '#db/database'

export type Ledger = ReturnType<typeof openLedger>
export type Kind = keyof typeof STORED

/**
 * What the site acknowledged, by kind: a key that nothing else of this kind has, and the content that must stand
 * in the database. The statements read both there.
 */
const STORED = {
  registrations: 'SELECT username AS key, email AS content FROM users',
  'exams begun': 'SELECT id AS key, exam_type AS content FROM attempts',
  'exam answers': `SELECT attempt_id || '/' || position AS key, user_answer AS content
    FROM exam_results JOIN user_answers ON exam_result_id = exam_results.id`,
  'exams handed in': 'SELECT attempt_id AS key, total_questions AS content FROM exam_results',
  'answers of series': `SELECT series_id || '/' || position AS key, user_answer AS content
    FROM series_questions WHERE user_answer IS NOT NULL`,
  'ads with photos': `SELECT title AS key, description || '/' || photo_count AS content FROM classified_ads`,
  'ads approved': `SELECT id AS key, state AS content FROM classified_ads`,
  messages: 'SELECT body AS key, conversation_id AS content FROM messages',
  favourites: `SELECT user_id AS key, ad_id AS content FROM favourites`,
  alerts: 'SELECT user_id AS key, search AS content FROM ad_alerts',
  'news written': 'SELECT title AS key, summary AS content FROM news',
  'news edited': 'SELECT title AS key, content FROM news',
} as const

export function openLedger() {
  const kinds = Object.keys(STORED) as Kind[]
  const acknowledged = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, string>()])) as Record<
    Kind,
    Map<string, string>
  >

  return {
    note(kind: Kind, key: string | number, content: string | number) {
      acknowledged[kind].set(String(key), String(content))
    },

    /** Counts what was acknowledged, and finds what the database does not have so, or has twice. */
    compare(db: Database) {
      return Promise.all(
        kinds.map(async (kind) => {
          const rows = await db.read<{ key: unknown; content: unknown }>(STORED[kind])
          const stored = new Map(rows.map(({ key, content }) => [String(key), String(content)]))
          const noted = acknowledged[kind]
          return {
            kind,
            acknowledged: noted.size,
            lost: [...noted].filter(([key, content]) => stored.get(key) !== content),
            twice: findTwice(rows.map(({ key }) => String(key))).filter((key) => noted.has(key)),
          }
        }),
      )
    },
  }
}

function findTwice(keys: readonly string[]): string[] {
  const seen = new Set<string>()
  return keys.filter((key) => seen.size === seen.add(key).size)
}
