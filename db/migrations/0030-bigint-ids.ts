import type { Migration } from '../migrate'

/**
 * Widens every id on PostgreSQL, where `integer` ends at 2,147,483,647: a million members who take seventy official exams
 * give as many answers. SQLite's integers have 64 bits already.
 */
export const bigintIds: Migration = {
  name: '0030-bigint-ids',
  async up(run, { dialect }) {
    if (dialect === 'sqlite') return
    // Waits for all locks before it rewrites the first table.
    await run(`LOCK TABLE ${Object.keys(WIDENED).join(', ')} IN ACCESS EXCLUSIVE MODE`)
    for (const [table, columns] of Object.entries(WIDENED))
      await run(
        `ALTER TABLE ${table} ${columns.map((column) => `ALTER COLUMN ${column} TYPE bigint`).join(', ')}`,
      )
  },
}

const WIDENED = {
  ad_alerts: ['id', 'user_id'],
  ad_decisions: ['id', 'admin_id'],
  ad_photo_files: ['photo_id'],
  ad_photos: ['id', 'user_id', 'ad_id'],
  admin_actions: ['id', 'actor_id', 'subject_id'],
  attempt_questions: ['attempt_id', 'question_version_id'],
  attempts: ['id', 'user_id'],
  bin: ['id', 'question_id', 'news_id', 'ad_id', 'owner_id'],
  // Every answer to a question seen before counts in one of five rows.
  box_tallies: ['answers', 'right_answers'],
  blocked_members: ['user_id', 'blocked_id'],
  classified_ads: ['id', 'user_id'],
  conversations: ['id', 'ad_id', 'owner_id', 'writer_id'],
  decided_ads: ['decision_id', 'ad_id'],
  email_changes: ['id', 'user_id'],
  exam_results: ['id', 'user_id', 'attempt_id'],
  favourites: ['user_id', 'ad_id'],
  form_keys: ['user_id', 'made'],
  item_tallies: ['question_id'],
  lesson_versions: ['id', 'lesson_id', 'author_id'],
  lessons: ['id'],
  mails: ['id', 'user_id'],
  mastery: ['user_id', 'question_id'],
  messages: ['id', 'conversation_id', 'sender_id'],
  news: ['id'],
  news_picture_files: ['picture_id'],
  news_pictures: ['id', 'news_id'],
  news_slugs: ['news_id'],
  password_reset_tokens: ['id', 'user_id'],
  question_imports: ['id', 'user_id'],
  question_versions: ['id', 'question_id'],
  questions: ['id'],
  recovery_codes: ['user_id'],
  reported_messages: ['report_id', 'message_id'],
  reports: ['id', 'question_id', 'lesson_id', 'ad_id', 'conversation_id', 'owner_id', 'writer_id', 'user_id'],
  second_factors: ['user_id'],
  series: ['id', 'user_id'],
  series_questions: ['series_id', 'question_id', 'question_version_id'],
  sessions: ['user_id'],
  study_plans: ['user_id'],
  user_answers: ['id', 'exam_result_id', 'question_version_id'],
  users: ['id'],
}
