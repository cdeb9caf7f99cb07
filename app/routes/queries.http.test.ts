import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { announceContentChange } from '#db/content-changes'
import { QUERIES } from '../../e2e/budgets'
import type { Browser } from '#test/harness/browser'
import { readStatements } from '#test/harness/request-log'
import { camille, elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { contract } from '#app/calls'
import routes from '#app/routes'
import { count } from '#test/harness/db/rows'
import { readPage } from '#test/harness/page'
import { addOldAds } from '#test/things/ad'
import { startSeries } from '#test/things/series'

const site = await setUpSite()

const admin = await site.admin(elodie)
const member = await site.member(camille)
/** Who has answered every question of a trial. */
const visitor = await visitorAfterTrial()

/** Whatever a member has is in it, so it is read in slices, one after the other. */
const EXPORT = '/profile/data'

const SITEMAP = '/sitemap.xml'

/** Every address that can be read, with the first result or exam in the place of a parameter. */
const addresses = [
  ...[...routes.map(({ path = '' }) => `/${path}`), ...readingCalls()]
    .map((path) =>
      path
        .replace('*', 'nope')
        .replace(':act', 'delete')
        .replace(/:\w+|\{\w+\}/g, '1'),
    )
    // A table for a spreadsheet is read in portions as well.
    .filter((path) => path !== EXPORT && path !== SITEMAP && !path.endsWith('.csv')),
  // A part of a list, where the routes' table names the whole.
  '/dashboard?page=2',
  '/imprimer/examen?tirage=417',
  '/imprimer/theme/stockage',
  '/reviser?theme=stockage&source=new',
  '/lecons/stockage',
  '/essai?q=5',
  '/theory?theme=stockage&state=new&search=armes',
  '/signaler/lecon/stockage',
  '/news?page=2',
  '/news?q=ouverture',
  '/classified-ads?page=2',
  '/classified-ads?owner=2',
  '/classified-ads?q=annonce&type=sale&category=autres&sort=oldest',
  '/classified-ads/mine?page=2',
  '/favoris?page=2',
  '/messages/1?avant=40',
  '/admin/users?page=2',
  '/admin/users?state=refused',
  '/admin/users?q=tireur&role=member&state=active&sort=name',
  '/admin/audit?page=2',
  '/admin/audit?q=tireur&action=user.block',
  '/admin/ads?page=2',
  '/admin/ads?q=annonce&state=online&type=sale&category=autres&sort=oldest',
  '/admin/ads?q=luc',
  '/admin/questions?page=2',
  '/admin/questions?q=age&sort=oldest',
  '/admin/questions?sort=hardest',
  '/admin/questions?flag=flagged&sort=most-asked',
  '/admin/to-verify?page=2&show=due',
  '/admin/question-reports?show=closed',
  '/admin/questions/1?signalement=1',
  '/signaler/annonce/2',
  '/admin/ad-reports?show=closed',
  '/admin/message-reports?show=closed',
  '/admin/mails?page=2',
  '/admin/bin?q=elodie&kind=news',
  '/admin/questions/figures?theme=stockage',
  '/admin/news?page=2',
  '/admin/news?q=ouverture&state=featured&sort=oldest',
  '/admin/exams?page=2',
  '/admin/exams?q=camille&type=practice&outcome=passed&sort=best',
  '/api/admin/users?limit=24',
  '/api/news?limit=24',
  '/api/classified-ads?limit=24',
  '/api/classified-ads/user?limit=24',
]

await startExam()
await addResults(25)
await addOldAds(site, 50)
await addNews(25)
await addMembers(25)
await addMastery(5)
await addReports()
await addAdReports()
await addConversations(3)
await addFailedMails()
await addFavourites(25)
await addAlerts(2)
/** What is asked, and shown, where there are a few rows of everything. */
const ofFew = { statements: await statementsOfAll(), cards: await adCards() }

test('pages and calls take few statements, as many for thousands of rows', async () => {
  const few = ofFew.statements
  // With one more, the process would keep the counts of these questions from one page to the next.
  await addResults(974)
  await addOldAds(site, 4950)
  await addNews(975)
  await addMembers(975)
  await addQuestions(160)
  await addMastery(100)
  await addReports()
  await addAdReports()
  await addConversations(900)
  await addFailedMails()
  await addFavourites(200)
  await addAlerts(10)
  const many = await statementsOfAll()

  expect(few['/results']?.join()).toMatch(/FROM .?exam_results/)
  expect(few['/api/classified-ads']?.join()).toMatch(/FROM .?classified_ads/)
  expect(few['/essai']?.join()).toMatch(/FROM lessons/)
  expect(few['/news/1']?.join()).toMatch(/FROM .?news_slugs/)
  // A page with lines about members, ads, questions and news: it looks for each of them.
  for (const subjects of [/FROM users WHERE \(id/, /FROM classified_ads WHERE \(id/, /subject_id. IN \(/])
    expect(few['/admin/audit']?.join('\n')).toMatch(subjects)
  for (const path of [...addresses, SITEMAP]) {
    // A search that finds few rows reads them by their ids, otherwise in the order of the list.
    if (path.includes('q=')) expect(many[path], path).toHaveLength(few[path]!.length)
    // Some are sent side by side, and end in any order.
    else expect(many[path]!.sort(), path).toEqual(few[path]!.sort())
    expect(many[path]!.length, many[path]!.join('\n')).toBeLessThanOrEqual(QUERIES)
  }
  expect(ofFew.cards).toHaveLength(24)
  expect(await adCards()).toEqual(ofFew.cards)
})

test('the export reads a thousand exams by the hundred', async () => {
  // One for each kind of thing that a member leaves here.
  const few = QUERIES + 17
  const statements = await statementsOfOne(EXPORT)

  expect(statements.filter((sql) => /FROM .?user_answers/.test(sql))).toHaveLength(10)
  const ofMessages = statements.filter((sql) => /FROM .?messages/.test(sql))
  expect(ofMessages).toHaveLength(await count(site.db, 'conversations'))
  expect(statements.length - ofMessages.length).toBeLessThanOrEqual(few + 2 * 10)
})

function readingCalls(): string[] {
  return Object.keys(contract).flatMap((name) => (name.startsWith('GET ') ? [name.slice('GET '.length)] : []))
}

async function adCards() {
  return (await readPage(member, '/classified-ads')).cards()
}

/** Of each address, or of where it leads to. */
async function statementsOfAll(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const path of addresses) found[path] = await statementsOfOne(path)
  found[SITEMAP] = await statementsOnceMade(SITEMAP)
  return found
}

/** The cached sitemap is rendered again within a second of a change. */
async function statementsOnceMade(path: string): Promise<string[]> {
  for (;;) {
    const statements = await statementsOfOne(path)
    if (statements.length > 0) return statements
    await delay(20)
  }
}

async function statementsOfOne(path: string): Promise<string[]> {
  const reader = path.startsWith('/essai') ? visitor : /^(\/api)?\/admin/.test(path) ? admin : member
  const answer = await reader.follow(await reader.get(path))
  await answer.arrayBuffer()
  return readStatements(site, answer.headers.get('X-Request-Id'))
}

async function visitorAfterTrial(): Promise<Browser> {
  const browser = site.browser()
  await browser.post('/essai')
  for (const q of [1, 2, 3, 4, 5]) await browser.post(`/essai?q=${q}`, { userAnswer: 'A' })
  return browser
}

/** And a series, at /reviser/1. */
async function startExam() {
  await member.get('/quiz?type=practice')
  await startSeries(member)
}

async function addResults(count: number) {
  await write(
    `INSERT INTO exam_results (user_id, score, total_questions, time_spent, exam_type, created_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     SELECT users.id, 8, 10, 95, 'practice', users.created_at FROM numbers, users
     WHERE users.username = '${camille.username}'`,
  )
  await write(
    `INSERT INTO user_answers (exam_result_id, position, question_version_id, user_answer, is_correct)
     SELECT exam_results.id, question_versions.id, question_versions.id, 'A', true
     FROM exam_results, question_versions
     WHERE question_versions.id <= 10
     AND NOT EXISTS (SELECT 1 FROM user_answers WHERE exam_result_id = exam_results.id)`,
  )
}

/** Each member has answered so many questions rightly, long ago. */
async function addMastery(count: number) {
  await write(
    `INSERT INTO mastery (user_id, question_id, edition, box, due_on, was_first_right, was_last_right)
     SELECT users.id, questions.id, 1, 2, '2026-01-01', true, true FROM users, questions
     WHERE questions.id <= ${count} ON CONFLICT DO NOTHING`,
  )
}

/** Published and "à la une"; the first one stands at /news/1. */
async function addNews(count: number) {
  await write(
    `INSERT INTO news (slug, title, summary, content, author, search_text, is_published, is_featured,
       created_at, updated_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     SELECT CAST(n + (SELECT count(*) FROM news) AS TEXT), 'Ouverture', 'Bref', 'Long', 'Luc', 'ouverture', true, true,
       created_at, created_at
     FROM numbers, (SELECT created_at FROM users LIMIT 1) AS moment`,
  )
  await write(
    `INSERT INTO news_slugs (slug, news_id) SELECT slug, id FROM news
     WHERE id NOT IN (SELECT news_id FROM news_slugs)`,
  )
}

/** An admin has blocked each of them, and has done other things. */
async function addMembers(count: number) {
  await write(
    `INSERT INTO users (username, username_key, password_hash, email, first_name, last_name, search_text,
       is_admin, is_blocked, created_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     SELECT 'tireur' || n || '-${count}', 'tireur' || n || '-${count}', '', 'tireur' || n || '@${count}.example', 'Luc',
       'Peeters', 'peeters luc tireur' || n, false, false, created_at
     FROM numbers, (SELECT created_at FROM users LIMIT 1) AS moment`,
  )
  await write(
    `INSERT INTO admin_actions (actor_id, actor_name, action, subject_id, subject, changes, search_text, created_at)
     SELECT 1, 'Élodie', action, id, username, '[]', 'elodie ' || username, created_at
     FROM users, (SELECT 'user.block' AS action UNION ALL SELECT 'ad.approve' UNION ALL SELECT 'news.publish'
       UNION ALL SELECT 'question.update') AS done
     WHERE id NOT IN (SELECT subject_id FROM admin_actions)
     ORDER BY id`,
  )
}

/** Each member has reported the first ad and, before, another one, which an admin has answered. */
async function addAdReports() {
  await write(
    `INSERT INTO ad_reports (ad_id, ad_title, user_id, email, reason, message, created_at, closed_at, outcome, reply)
     SELECT ad_id, 'Annonce', users.id, users.email, 'scam', 'Un acompte', created_at, closed_at, outcome, reply
     FROM users, (SELECT 1 AS ad_id, NULL AS closed_at, NULL AS outcome, NULL AS reply
       UNION ALL SELECT 2, (SELECT created_at FROM users LIMIT 1), 'kept', 'Non.') AS about
     WHERE NOT EXISTS (SELECT 1 FROM ad_reports WHERE ad_reports.user_id = users.id)
     ORDER BY users.id`,
  )
}

/** Each member has reported the first question and, an hour before, a lesson, which an admin has answered. */
async function addReports() {
  await write(
    `INSERT INTO content_reports (user_id, question_id, lesson_id, version, reason, message, created_at, closed_at,
       outcome, reply)
     SELECT users.id, question_id, lesson_id, 1, 'source', 'Périmée', created_at, closed_at, outcome, reply
     FROM users, (SELECT 1 AS question_id, NULL AS lesson_id, NULL AS closed_at, NULL AS outcome, NULL AS reply
       UNION ALL SELECT NULL, 1, (SELECT created_at FROM users LIMIT 1), 'kept', 'Non.') AS about
     WHERE NOT EXISTS (SELECT 1 FROM content_reports WHERE content_reports.user_id = users.id)
     ORDER BY users.id`,
  )
}

/**
 * Each of these members has written twenty times to the member about their first ad, all of it unread, and reported it
 * twice: once an admin has answered.
 */
async function addConversations(count: number) {
  await write(
    `INSERT INTO conversations (ad_id, ad_title, owner_id, writer_id, created_at, last_message_at)
     SELECT ad.id, 'Annonce', ad.user_id, users.id, users.created_at, users.created_at
     FROM users, (SELECT id, user_id FROM classified_ads ORDER BY id LIMIT 1) AS ad
     WHERE users.id <> ad.user_id AND users.id NOT IN (SELECT writer_id FROM conversations)
     ORDER BY users.id LIMIT ${count}`,
  )
  await write(
    `INSERT INTO messages (conversation_id, sender_id, body, created_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 60)
     SELECT conversations.id, writer_id, 'Bonjour', created_at FROM conversations, numbers
     WHERE conversations.id NOT IN (SELECT conversation_id FROM messages)`,
  )
  await write(
    `INSERT INTO conversation_reports (conversation_id, owner_id, writer_id, user_id, reason, message, created_at,
       closed_at, outcome, reply)
     SELECT id, owner_id, writer_id, owner_id, 'scam', 'Un acompte', created_at, closed_at, outcome, reply
     FROM conversations, (SELECT NULL AS closed_at, NULL AS outcome, NULL AS reply
       UNION ALL SELECT (SELECT created_at FROM users LIMIT 1), 'kept', 'Non.') AS closing
     WHERE id NOT IN (SELECT conversation_id FROM conversation_reports)`,
  )
  await write(
    `INSERT INTO reported_messages (report_id, message_id, sender, body, created_at)
     SELECT report.id, message.id, 'owner', body, message.created_at
     FROM conversation_reports AS report JOIN messages AS message USING (conversation_id)
     WHERE report.id NOT IN (SELECT report_id FROM reported_messages)`,
  )
  await write('UPDATE conversations SET owner_read_at = NULL')
}

/** One to each member that there is. */
async function addFailedMails() {
  await write(
    `INSERT INTO mails (user_id, recipient, template, parameters, attempts, created_at, next_try_at, failed_at, failure)
     SELECT id, email, 'password-changed', '{}', 27, created_at, created_at, created_at, 'away' FROM users
     WHERE id NOT IN (SELECT user_id FROM mails WHERE failed_at IS NOT NULL) ORDER BY id`,
  )
}

/** Of the member: the first ads that there are. */
async function addFavourites(count: number) {
  await write(
    `INSERT INTO favourites (user_id, ad_id, created_at)
     SELECT users.id, ad.id, users.created_at
     FROM users, (SELECT id FROM classified_ads ORDER BY id LIMIT ${count}) AS ad
     WHERE users.username = '${camille.username}'
     AND NOT EXISTS (SELECT 1 FROM favourites WHERE user_id = users.id AND ad_id = ad.id)`,
  )
}

/** Of the member, up to so many. */
async function addAlerts(count: number) {
  await write(
    `INSERT INTO ad_alerts (user_id, search, created_at, seen_until, next_digest_on)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     SELECT id, 'min=' || n, created_at, created_at, '2100-01-01' FROM numbers, users
     WHERE username = '${camille.username}'
     AND NOT EXISTS (SELECT 1 FROM ad_alerts WHERE search = 'min=' || n)`,
  )
}

async function addQuestions(count: number) {
  await write(
    `INSERT INTO questions (created_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     SELECT created_at FROM numbers, (SELECT created_at FROM users LIMIT 1) AS moment`,
  )
  await write(
    `INSERT INTO question_versions (question_id, number, question, question_key, search_text, option_a, option_b,
       option_c, correct_answer, is_current, created_at)
     SELECT id, 1, 'Quel âge ?', 'quel age ? ' || id, 'quel age ?', '16 ans', '18 ans', '21 ans', 'B', true, created_at
     FROM questions
     WHERE NOT EXISTS (SELECT 1 FROM question_versions WHERE question_id = questions.id)`,
  )
}

/** As after a change of content: cached pages are rendered again. */
async function write(sql: string) {
  await site.db.transaction(async (transaction) => {
    await site.db.sequelize.query(sql, { transaction })
    await announceContentChange(site.db, transaction)
  })
}
