import { type Database, openDatabase, type Tx } from '#db/database'
import { adRow, approvalRow, examRows, newsRow, type Row, sessionRow, userRow } from './rows'
import type { Size } from './sizes'

/** Who signs in: the admin, and a member with as long a history in every data set. */
export type People = { adminId: number; memberId: number }

const EXAMS_OF_MEMBER = 30
const ADS_OF_MEMBER = 5

/**
 * Fills the database of a site that is stopped, past its modules: 100 000 accounts in seconds. What the
 * columns mean stands in the migrations.
 */
export async function seed(databaseUrl: string, size: Size, people: People): Promise<void> {
  const db = await openDatabase(databaseUrl)
  try {
    await db.transaction((tx) => fill(db, size, people, tx))
    // PostgreSQL does so by itself, a minute later.
    if (db.dialect === 'postgres') await db.sequelize.query('ANALYZE')
  } finally {
    await db.close()
  }
}

async function fill(db: Database, size: Size, { adminId, memberId }: People, tx: Tx) {
  const add = (table: string, count: number, rowOf: (nth: number) => Row | null) =>
    insertAll(db, table, count, rowOf, tx)
  const firstUser = Math.max(adminId, memberId) + 1
  const someone = (nth: number) => firstUser + ((nth * 7919) % size.users)
  /** The member's are spread evenly among all. */
  const ownerOf = (count: number, own: number) => (nth: number) =>
    nth % Math.floor(count / own) === 0 ? memberId : someone(nth)

  await add('users', size.users, (nth) => userRow(firstUser + nth, nth, size.users))
  await add('sessions', size.users, (nth) => (nth % 10 === 0 ? sessionRow(firstUser + nth) : null))

  const candidateOf = ownerOf(size.results, EXAMS_OF_MEMBER)
  const exam = (nth: number) => examRows(nth + 1, candidateOf(nth), nth, size.results)
  await add('attempts', size.results, (nth) => exam(nth)[0])
  await add('exam_results', size.results, (nth) => exam(nth)[1])
  await db.sequelize.query(ANSWERS, { transaction: tx })

  const sellerOf = ownerOf(size.ads, ADS_OF_MEMBER)
  const ad = (nth: number) => adRow(nth + 1, sellerOf(nth), nth, size.ads)
  await add('classified_ads', size.ads, ad)
  await add('admin_actions', size.ads, (nth) => {
    const row = ad(nth)
    return row.is_approved ? approvalRow(row, adminId) : null
  })

  await add('news', size.news, (nth) => newsRow(nth + 1, nth, size.news))
  await db.sequelize.query('INSERT INTO news_slugs (slug, news_id) SELECT slug, id FROM news', {
    transaction: tx,
  })
  if (db.dialect === 'postgres') await goOnCounting(db, tx)
}

/** So many rows a statement: the text of one is bounded. */
const AT_ONCE = 1000

async function insertAll(
  db: Database,
  table: string,
  count: number,
  rowOf: (nth: number) => Row | null,
  transaction: Tx,
) {
  for (let first = 0; first < count; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - first)
    const rows = Array.from({ length }, (_, index) => rowOf(first + index)).filter((row) => row !== null)
    if (rows.length > 0) await db.sequelize.getQueryInterface().bulkInsert(table, rows, { transaction })
  }
}

/** As many answers right as the score says, each result on other questions. */
const ANSWERS = `
  INSERT INTO user_answers (exam_result_id, position, question_version_id, user_answer, is_correct)
  WITH RECURSIVE
    positions (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM positions WHERE n < 30),
    bank AS (
      SELECT id, correct_answer, row_number() OVER (ORDER BY id) - 1 AS nth, count(*) OVER () AS size
      FROM question_versions
    )
  SELECT exam_results.id, n, bank.id,
         CASE WHEN n <= score THEN correct_answer WHEN correct_answer = 'A' THEN 'B' ELSE 'A' END,
         n <= score
  FROM exam_results
  JOIN positions ON n <= total_questions
  JOIN bank ON nth = (exam_results.id * 31 + n) % size`

/** A row that names its own number leaves PostgreSQL's counter where it was. */
async function goOnCounting({ sequelize }: Database, transaction: Tx) {
  for (const table of ['users', 'attempts', 'exam_results', 'classified_ads', 'news']) {
    await sequelize.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
      { transaction },
    )
  }
}
