import { expect, test } from 'vitest'
import { columnTypes } from './migrations/column-types'
import { setUpDatabase } from '#test/harness/db/database'
import { count, insert, insertAll, rows } from '#test/harness/db/rows'

const db = await setUpDatabase()
await insertAll(db)

test('a question version with answers cannot be deleted', async () => {
  const deletion = db.write('DELETE FROM questions')
  await expect(deletion).rejects.toThrow(/foreign key/i)
  expect(await count(db, 'question_versions')).toBe(1)
})

test('a result outlives its attempt', async () => {
  await insert(db, 'attempts', { ...rows.attempts, id: 2, exam_type: 'official' })
  await insert(db, 'exam_results', { ...rows.exam_results, id: 2, attempt_id: 2 })
  await db.write('DELETE FROM attempts WHERE id = 2')
  const [found] = await db.sequelize.query('SELECT attempt_id FROM exam_results WHERE id = 2')
  expect(found).toEqual([{ attempt_id: null }])
})

test('rows of a user go with them, except lesson versions and reports', async () => {
  const names = await db.read<{ column: string; deletion: string }>(
    {
      sqlite: `SELECT tables.name || '.' || keys."from" AS "column", on_delete AS deletion
        FROM sqlite_master AS tables, pragma_foreign_key_list(tables.name) AS keys
        WHERE tables.type = 'table' AND keys."table" = 'users'`,
      postgres: `SELECT conrelid::regclass || '.' || attname AS "column",
          CASE confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' ELSE 'REFUSED' END AS deletion
        FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
        WHERE contype = 'f' AND confrelid = 'users'::regclass`,
    }[db.dialect],
  )

  const kept = names.filter(({ deletion }) => deletion !== 'CASCADE')
  expect(names.length).toBeGreaterThan(kept.length)
  expect(kept.map(({ column, deletion }) => `${column}: ${deletion}`).sort()).toEqual([
    'lesson_versions.author_id: SET NULL',
    'reports.owner_id: SET NULL',
    'reports.writer_id: SET NULL',
  ])
})

const SHARE = '(score * 1000 / total_questions)'

test.each([
  ['the users', 'users ORDER BY created_at DESC, id DESC'],
  ['the current questions', 'question_versions WHERE is_current = :yes ORDER BY question_id'],
  ['the attempts to close', "attempts WHERE closed_at IS NULL AND deadline < '2026-01-01' ORDER BY deadline"],
  ["a user's results", 'exam_results WHERE user_id = 1 ORDER BY created_at DESC, id DESC'],
  ['all results', 'exam_results ORDER BY created_at DESC, id DESC'],
  ['the best results', `exam_results ORDER BY ${SHARE} DESC, created_at DESC, id DESC`],
  ['the worst results', `exam_results ORDER BY ${SHARE}, created_at, id`],
  [
    'the results with old answers',
    "exam_results WHERE has_answers = :yes AND created_at < '2026-01-01' ORDER BY created_at, id",
  ],
  [
    'the series with old answers',
    "series WHERE right_answers IS NULL AND created_at < '2026-01-01' ORDER BY created_at, id",
  ],
  ['the answers of a result', 'user_answers WHERE exam_result_id = 1 ORDER BY position'],
  ['all ads', 'classified_ads ORDER BY created_at DESC, id DESC'],
  ['the published news', 'news WHERE is_published = :yes ORDER BY created_at DESC, id DESC'],
  ['all news', 'news ORDER BY created_at DESC, id DESC'],
  ['the bin', 'bin ORDER BY binned_at DESC, id DESC'],
  ['the open reports of ads', "reports WHERE kind IN ('ad') AND closed_at IS NULL ORDER BY id"],
  [
    'the closed reports of content',
    "reports WHERE kind IN ('question', 'lesson') AND closed_at IS NOT NULL ORDER BY closed_at DESC, id DESC",
  ],
  ['the drafts', 'news WHERE is_published = :no ORDER BY created_at DESC, id DESC'],
  ['the featured news', 'news WHERE is_featured = :yes ORDER BY created_at DESC, id DESC'],
  [
    'those of them that are published',
    'news WHERE is_published = :yes AND is_featured = :yes ORDER BY created_at DESC, id DESC',
  ],
])('an index gives the order of %s', async (_, list) => {
  const read = await plan(`SELECT * FROM ${list} LIMIT 20`)

  expect(read).toMatch(/using .*index|index scan/i)
  expect(read).not.toMatch(/\b(sort|temp b-tree|seq scan)\b/i)
})

const PASSED = 'score * 100 >= 70 * total_questions'

test.each([
  ['blocked or not', 'users WHERE is_blocked = :no ORDER BY created_at DESC, id DESC'],
  ['who are admins or not, by name', 'users WHERE is_admin = :no ORDER BY search_text, id'],
  ['passed', `exam_results WHERE ${PASSED} ORDER BY created_at DESC, id DESC`],
  ['failed', `exam_results WHERE NOT (${PASSED}) ORDER BY created_at DESC, id DESC`],
  [
    'passed, of a type',
    `exam_results WHERE exam_type = 'official' AND ${PASSED} ORDER BY created_at DESC, id DESC`,
  ],
])('an index has all that is asked of those that are %s', async (_, list) => {
  expect(await plan(`SELECT id FROM ${list} LIMIT 20 OFFSET 1000`)).toMatch(/covering index|index only scan/i)
})

const REFUSED = 'FROM users WHERE email_refused_at IS NOT NULL'

test.each([
  ['listed', `SELECT * ${REFUSED} ORDER BY created_at DESC, id DESC LIMIT 20`],
  [
    'listed without the admins',
    `SELECT * ${REFUSED} AND is_admin = :no ORDER BY created_at DESC, id DESC LIMIT 20`,
  ],
  ['listed by name', `SELECT * ${REFUSED} ORDER BY search_text, id LIMIT 20`],
  ['counted', `SELECT count(*) ${REFUSED}`],
])('members with refused addresses are %s by an index of their own', async (_, sql) => {
  expect(await plan(sql)).toContain('users_refused_')
})

/** The query plan. On PostgreSQL without scans and sorts, which it prefers for tiny tables. */
function plan(sql: string): Promise<string> {
  return db.transaction(async (tx) => {
    // Literals: with parameters SQLite uses no partial index.
    const { true: yes, false: no } = columnTypes[db.dialect]
    const query = (text: string) =>
      db.sequelize.query(text.replaceAll(':yes', yes).replaceAll(':no', no), { transaction: tx })
    if (db.dialect === 'sqlite') return JSON.stringify((await query(`EXPLAIN QUERY PLAN ${sql}`))[0])
    for (const way of ['seqscan', 'sort', 'bitmapscan']) await query(`SET LOCAL enable_${way} = off`)
    return JSON.stringify((await query(`EXPLAIN ${sql}`))[0])
  })
}
