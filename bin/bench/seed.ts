import sharp from 'sharp'
import { type Database, openDatabase } from '../../db/database'
import { SMALL_PICTURE } from '../../modules/kernel/pictures'

/**
 * Rows beside the demo content. All sets fill the first page of every list, so that it shows as much of each. A result
 * has ten answers. Each user knows as many questions as `known` says, the measured member 300.
 */
export const SIZES = {
  small: { users: 100, results: 600, ads: 400, news: 60, known: 300 },
  large: { users: 100_000, results: 100_000, ads: 20_000, news: 500, known: 300 },
  hundredth: { users: 10_000, results: 10_000, ads: 1_000, news: 60, known: 10 },
  million: { users: 1_000_000, results: 1_000_000, ads: 100_000, news: 500, known: 10 },
}
export type Sizes = (typeof SIZES)[keyof typeof SIZES]

const ADMIN = '(SELECT min(id) FROM users)'
const MEMBER = "(SELECT id FROM users WHERE username = 'camille')"
const OWN_RESULTS = 30
const OWN_ADS = 5
const OWN_FAVOURITES = 40
const OWN_KNOWN = 300
/** Rows of a statement. */
const AT_ONCE = 150_000
const MINUTES_IN_TWO_YEARS = 1_051_200

/** Fills the database of a stopped site in SQL: with copies of the member and of the demo content, and with exams. */
export async function seed(url: string, sizes: Sizes): Promise<void> {
  const { users, results, ads, news, known } = sizes
  const db = await openDatabase(url)
  const { run, copy } = fill(db)
  /** The member has as many of their own in every data set. */
  const owner = (count: number, own: number) =>
    `CASE n % ${Math.floor(count / own)} WHEN 0 THEN ${MEMBER} ELSE ${MEMBER} + 1 + n * 79 % ${users} END`
  /** Spread over two years. */
  const moment = (count: number) => {
    const minutes = `(${count} - n) * ${Math.floor(MINUTES_IN_TWO_YEARS / count)} + 60`
    return db.dialect === 'postgres'
      ? `now() - (${minutes}) * interval '1 minute'`
      : `strftime('%Y-%m-%d %H:%M:%f +00:00', 'now', '-' || (${minutes}) || ' minutes')`
  }

  const name = "CASE n % 9 WHEN 0 THEN 'dubois-' ELSE 'lambert-' END || n"
  const names = { username: name, username_key: name, email: `${name} || '@example.com'`, search_text: name }
  const blocked = { is_blocked: 'n % 5 = 4', created_at: moment(users) }
  await copy('users', users, { ...names, ...blocked }, `id = ${MEMBER}`)

  await run(`INSERT INTO exam_results (user_id, exam_type, score, total_questions, time_spent, created_at)
    WITH RECURSIVE ${numbers(results)}
    SELECT ${owner(results, OWN_RESULTS)}, CASE n % 6 WHEN 5 THEN 'official' ELSE 'practice' END,
      4 + n % 7, 10, 120, ${moment(results)} FROM numbers ORDER BY n`)
  await run(`INSERT INTO user_answers (exam_result_id, position, question_version_id, user_answer, is_correct)
    WITH RECURSIVE ${numbers(10)}, bank AS (
      SELECT *, row_number() OVER (ORDER BY id) - 1 AS nth, count(*) OVER () AS size FROM question_versions)
    SELECT results.id, n, bank.id, CASE WHEN n <= score THEN correct_answer END, n <= score
    FROM exam_results AS results CROSS JOIN numbers JOIN bank ON nth = (results.id * 31 + n) % size`)

  // Some of the questions that members know are due.
  const usersAtOnce = AT_ONCE / known
  for (let first = 1; first <= users; first += usersAtOnce) {
    await run(`INSERT INTO memory_states
        (user_id, question_id, edition, stability, difficulty, reviewed_on, due_on, was_first_right,
          was_last_right)
      SELECT users.id, questions.id, 1, 1 + (users.id + questions.id) % 5 * 9, 5, '2025-12-20',
        CASE WHEN (users.id + questions.id) % 5 = 0 OR questions.id % 4 = 0 THEN '2026-01-01' ELSE '2126-01-01' END,
        questions.id % 2 = 0, (users.id + questions.id) % 5 > 0
      FROM users JOIN (SELECT id, row_number() OVER (ORDER BY id) AS nth FROM questions) AS questions
        ON nth <= CASE users.id WHEN ${MEMBER} THEN ${OWN_KNOWN} ELSE ${known} END
      WHERE users.id BETWEEN ${first} AND ${first + usersAtOnce - 1}
      ORDER BY users.id, questions.id`)
  }

  const dated = (count: number) => ({ created_at: moment(count), updated_at: moment(count) })
  const titles = { title: "title || ' (' || n || ')'", search_text: "search_text || ' ' || n" }
  const state = "CASE WHEN n % 10 > 2 THEN 'online' WHEN n % 10 = 2 THEN 'sold' ELSE 'pending' END"
  const states = { is_approved: 'n % 10 > 1', is_sold: 'n % 10 = 2', state }
  const provinces = "CASE n % 3 WHEN 0 THEN 'liege' WHEN 1 THEN 'hainaut' END"
  const found = { province: provinces, amount: 'n % 400 * 100', photo_count: 'n % 2' }
  const owned = { user_id: owner(ads, OWN_ADS) }
  await copy('classified_ads', ads, { ...titles, ...states, ...found, ...dated(ads), ...owned })
  await run(`INSERT INTO admin_actions
      (actor_id, actor_name, action, subject_id, subject, changes, search_text, created_at)
    SELECT ${ADMIN}, 'Chef', 'ad.approve', id, title, '[]', search_text, created_at FROM classified_ads`)

  // Everybody keeps two ads, the member two pages of them and a search.
  await run(`INSERT INTO favourites (user_id, ad_id, created_at)
    SELECT users.id, ads.id, ads.created_at FROM users CROSS JOIN (
      SELECT id, created_at, row_number() OVER (ORDER BY id) AS nth FROM classified_ads) AS ads
    WHERE nth <= CASE users.id WHEN ${MEMBER} THEN ${OWN_FAVOURITES} ELSE 2 END AND nth <= ${OWN_FAVOURITES}`)
  await run(`INSERT INTO ad_alerts (user_id, search, created_at, seen_until, next_digest_on)
    SELECT id, 'category=optique', created_at, created_at, '2126-01-01' FROM users`)

  const slugs = { slug: "'actualite-' || n", is_published: 'n % 10 <> 9' }
  await copy('news', news, { ...titles, ...slugs, ...dated(news) })
  await run("INSERT INTO news_slugs (slug, news_id) SELECT slug, id FROM news WHERE slug LIKE 'actualite-%'")
  // PostgreSQL would do both by itself, a minute later; without them it reads rows that an index would give.
  if (db.dialect === 'postgres') await db.sequelize.query('VACUUM ANALYZE')
  await db.close()
}

/** Writes rows in SQL, past what the modules would check. */
export function fill(db: Database) {
  // PostgreSQL would look up the user and the question of each of thirty million rows, and give up after ten minutes.
  const trusting =
    db.dialect === 'postgres'
      ? 'SET LOCAL session_replication_role = replica; SET LOCAL statement_timeout = 0; '
      : ''
  const run = (sql: string) =>
    db.transaction((transaction) => db.sequelize.query(trusting + sql, { transaction }), 'alone')
  return {
    run,
    /** Copies the rows in turn, the nth copy with the given values. */
    async copy(table: string, count: number, values: Record<string, string>, which = 'true') {
      const [[row]] = (await db.sequelize.query(`SELECT * FROM ${table} LIMIT 1`)) as [[object], unknown]
      // The database fills in an id.
      const columns = Object.keys(row).filter((column) => column !== 'id')
      await run(`INSERT INTO ${table} (${columns.join()}) WITH RECURSIVE ${numbers(count)},
        given AS (SELECT *, row_number() OVER () - 1 AS nth, count(*) OVER () AS size FROM ${table} WHERE ${which})
        SELECT ${columns.map((column) => values[column] ?? column).join()}
        FROM numbers JOIN given ON nth = n % size ORDER BY n`)
    },
  }
}

/** Gives each ad that counts a photo a picture whose small size is about the largest that the site keeps. */
export async function seedPhotos(url: string): Promise<void> {
  const db = await openDatabase(url)
  const noise = { type: 'gaussian', mean: 160, sigma: 10 } as const
  const create = { width: SMALL_PICTURE, height: 360, channels: 3, background: '#888', noise } as const
  const bytes = await sharp({ create }).webp({ quality: 60 }).toBuffer()
  await db.transaction(async (transaction) => {
    await db.sequelize.query(
      `INSERT INTO ad_photos (user_id, ad_id, position, hash, fingerprint, width, height, created_at)
       SELECT user_id, id, 1, '${'0'.repeat(64)}', '${'0'.repeat(16)}', 1280, 960, created_at
       FROM classified_ads WHERE photo_count = 1`,
      { transaction },
    )
    await db.sequelize.query(
      `INSERT INTO ad_photo_files (photo_id, side, format, bytes)
       SELECT id, ${SMALL_PICTURE}, 'webp', $1 FROM ad_photos`,
      { bind: [bytes], transaction },
    )
  }, 'alone')
  await db.close()
}

const numbers = (count: number) =>
  `numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`
