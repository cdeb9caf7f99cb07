import { announceContentChange } from '#db/content-changes'
import { CONTENT } from '#db/content-watch'
import type { Database } from '#db/database'
import type { ExamType } from '#modules/exams'

/** How many rows are added of each; memories, favourites and alerts grow up to so many. */
type Sizes = Record<
  'results' | 'news' | 'members' | 'questions' | 'memories' | 'conversations' | 'favourites' | 'alerts',
  number
>

/**
 * Adds rows by the hundred, past the modules, to a site with some ads on which this member is registered: results,
 * favourites and alerts are theirs.
 */
export function openCrowd({ db }: { db: Database }, { username }: { username: string }) {
  /** As after a change of content: cached pages are rendered again. */
  const write = (sql: string) =>
    db.transaction(async (transaction) => {
      await db.sequelize.query(sql, { transaction })
      for (const content of CONTENT) await announceContentChange(db, content, transaction)
    })

  /** Practice exams have ten answers, official ones thirty. */
  async function addResults(count: number, type: ExamType = 'practice') {
    const questions = type === 'practice' ? 10 : 30
    await write(
      `INSERT INTO exam_results (user_id, score, total_questions, time_spent, exam_type, created_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     SELECT users.id, 8, ${questions}, 95, '${type}', users.created_at FROM numbers, users
     WHERE users.username = '${username}'`,
    )
    await write(
      `INSERT INTO user_answers (exam_result_id, position, question_version_id, user_answer, is_correct)
     SELECT exam_results.id, question_versions.id, question_versions.id, 'A', true
     FROM exam_results, question_versions
     WHERE question_versions.id <= ${questions}
     AND NOT EXISTS (SELECT 1 FROM user_answers WHERE exam_result_id = exam_results.id)`,
    )
  }

  /** Each member has answered so many questions rightly, long ago. */
  async function addMemories(count: number) {
    await write(
      `INSERT INTO memory_states (user_id, question_id, edition, stability, difficulty, reviewed_on, due_on,
         was_first_right, was_last_right)
     SELECT users.id, questions.id, 1, 2.3, 2, '2025-12-30', '2026-01-01', true, true FROM users, questions
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
      `INSERT INTO reports (kind, ad_id, title, user_id, email, reason, message, created_at, closed_at, outcome, reply)
     SELECT 'ad', ad_id, 'Annonce', users.id, users.email, 'scam', 'Un acompte', created_at, closed_at, outcome, reply
     FROM users, (SELECT 1 AS ad_id, NULL AS closed_at, NULL AS outcome, NULL AS reply
       UNION ALL SELECT 2, (SELECT created_at FROM users LIMIT 1), 'kept', 'Non.') AS about
     WHERE NOT EXISTS (SELECT 1 FROM reports WHERE reports.user_id = users.id AND kind = 'ad')
     ORDER BY users.id`,
    )
  }

  /** Each member has reported the first question and, an hour before, a lesson, which an admin has answered. */
  async function addReports() {
    await write(
      `INSERT INTO reports (kind, user_id, question_id, lesson_id, version, title, reason, message, created_at, closed_at,
       outcome, reply)
     SELECT about.kind, users.id, question_id, lesson_id, 1, 'Quel âge ?', 'source', 'Périmée', created_at, closed_at, outcome, reply
     FROM users, (SELECT 'question' AS kind, 1 AS question_id, NULL AS lesson_id, NULL AS closed_at, NULL AS outcome, NULL AS reply
       UNION ALL SELECT 'lesson', NULL, 1, (SELECT created_at FROM users LIMIT 1), 'kept', 'Non.') AS about
     WHERE NOT EXISTS (SELECT 1 FROM reports WHERE reports.user_id = users.id AND version IS NOT NULL)
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
      `INSERT INTO reports (kind, conversation_id, ad_id, title, owner_id, writer_id, user_id, reason, message, created_at,
       closed_at, outcome, reply)
     SELECT 'conversation', id, ad_id, ad_title, owner_id, writer_id, owner_id, 'scam', 'Un acompte', created_at, closed_at, outcome, reply
     FROM conversations, (SELECT NULL AS closed_at, NULL AS outcome, NULL AS reply
       UNION ALL SELECT (SELECT created_at FROM users LIMIT 1), 'kept', 'Non.') AS closing
     WHERE id NOT IN (SELECT conversation_id FROM reports WHERE conversation_id IS NOT NULL)`,
    )
    await write(
      `INSERT INTO reported_messages (report_id, message_id, sender, body, created_at)
     SELECT report.id, message.id, 'owner', body, message.created_at
     FROM reports AS report JOIN messages AS message USING (conversation_id)
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
     WHERE users.username = '${username}'
     AND NOT EXISTS (SELECT 1 FROM favourites WHERE user_id = users.id AND ad_id = ad.id)`,
    )
  }

  /** Of the member, up to so many. */
  async function addAlerts(count: number) {
    await write(
      `INSERT INTO ad_alerts (user_id, search, created_at, seen_until, next_digest_on)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     SELECT id, 'min=' || n, created_at, created_at, '2100-01-01' FROM numbers, users
     WHERE username = '${username}'
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

  /** And one report and one failed mail of each member that there is. */
  async function add(sizes: Sizes) {
    await addResults(sizes.results)
    await addNews(sizes.news)
    await addMembers(sizes.members)
    await addQuestions(sizes.questions)
    await addMemories(sizes.memories)
    await addReports()
    await addAdReports()
    await addConversations(sizes.conversations)
    await addFailedMails()
    await addFavourites(sizes.favourites)
    await addAlerts(sizes.alerts)
  }

  return { add, addResults }
}
