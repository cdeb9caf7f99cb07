import { setTimeout as delay } from 'node:timers/promises'
import type { Database, Tx } from '#db/database'

export type Row = Record<string, string | number | boolean | Date | null>

export const NOON = new Date('2026-03-02T12:00:00.000Z')

/** Inserts one row, past every model. */
export async function insert(db: Database, table: string, row: Row, tx?: Tx): Promise<void> {
  const columns = Object.keys(row)
  const values = columns.map((_, index) => `$${index + 1}`)
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')})`
  await db.write(sql, Object.values(row), tx)
}

export async function count(db: Database, table: string): Promise<number> {
  const [row] = await db.read<{ n: number | string }>(`SELECT count(*) AS n FROM ${table}`)
  return Number(row!.n)
}

/** Adds members who are all named Luc Peeters, and have confirmed their addresses. */
export async function addNamesakes(db: Database, count: number): Promise<void> {
  await db.write(
    `INSERT INTO users (username, username_key, password_hash, email, first_name, last_name, search_text,
       is_admin, is_blocked, created_at, email_confirmed_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     SELECT 'peeters' || n, 'peeters' || n, '', 'peeters' || n || '@example.be', 'Luc', 'Peeters', 'peeters luc',
       false, false, $1, $1 FROM numbers`,
    [NOON],
  )
}

/** Ordered by their first column. */
export function allRows(db: Database, table: string): Promise<Row[]> {
  return db.read<Row>(`SELECT * FROM ${table} ORDER BY 1`)
}

/** One valid row of most tables; they refer to each other by id 1. */
export const rows = {
  users: {
    id: 1,
    username: 'Noémie',
    username_key: 'noémie',
    password_hash: 'hash',
    email: 'noemie@example.be',
    first_name: 'Noémie',
    last_name: 'Peeters',
    search_text: 'peeters noemie noemie noemie@example.be',
    created_at: NOON,
  },
  sessions: {
    token_hash: 'a'.repeat(64),
    user_id: 1,
    device: 'Firefox sur Android',
    created_at: NOON,
    last_used_at: NOON,
  },
  questions: { id: 1, created_at: NOON },
  question_versions: {
    id: 1,
    question_id: 1,
    number: 1,
    question: 'Quel âge ?',
    question_key: 'quel age ?',
    search_text: 'quel age ?',
    option_a: '16 ans',
    option_b: '18 ans',
    option_c: '21 ans',
    correct_answer: 'B',
    is_current: true,
    created_at: NOON,
  },
  lessons: { id: 1, slug: 'stockage', theme: 'stockage', created_at: NOON },
  lesson_versions: {
    id: 1,
    lesson_id: 1,
    number: 1,
    title: 'Stockage',
    description: 'Garder ses armes.',
    content: 'Long',
    basis: 'Le texte a été lu.',
    checked_on: '2026-03-02',
    checked_by: 'texte',
    is_current: true,
    created_at: NOON,
  },
  attempts: { id: 1, user_id: 1, exam_type: 'practice', started_at: NOON, deadline: NOON },
  attempt_questions: {
    attempt_id: 1,
    position: 1,
    question_version_id: 1,
    user_answer: 'B',
    answered_at: NOON,
  },
  exam_results: {
    id: 1,
    user_id: 1,
    attempt_id: 1,
    score: 7,
    total_questions: 10,
    time_spent: 95,
    exam_type: 'practice',
    created_at: NOON,
  },
  user_answers: {
    id: 1,
    exam_result_id: 1,
    position: 1,
    question_version_id: 1,
    user_answer: 'B',
    is_correct: true,
  },
  mastery: {
    user_id: 1,
    question_id: 1,
    edition: 1,
    box: 2,
    due_on: '2026-03-04',
    was_first_right: true,
    was_last_right: true,
  },
  memory_states: {
    user_id: 1,
    question_id: 1,
    edition: 1,
    stability: 2.3065,
    difficulty: 2.118,
    reviewed_on: '2026-03-02',
    due_on: '2026-03-04',
    was_first_right: true,
    was_last_right: true,
  },
  calibration_bands: {
    band: 9,
    answers: 1,
    right_answers: 1,
    recall_sum: 0.95,
    recall_squares: 0.9025,
    recall_right: 0.95,
  },
  series: { id: 1, user_id: 1, created_at: NOON },
  series_questions: { series_id: 1, position: 1, question_id: 1, option_order: 'BAC' },
  study_plans: { user_id: 1, exam_date: '2026-06-01', reminders: 'daily' },
  reports: {
    id: 1,
    kind: 'question',
    question_id: 1,
    version: 1,
    title: 'Quel âge ?',
    user_id: 1,
    reason: 'source',
    message: 'Périmée',
    created_at: NOON,
  },
  classified_ads: {
    id: 1,
    user_id: 1,
    title: 'Carabine',
    description: 'Peu servie',
    price: '500€',
    location: 'Namur',
    type: 'sale',
    category: 'armes',
    condition: 'bon',
    search_text: 'carabine peu servie',
    created_at: NOON,
    updated_at: NOON,
  },
  news: {
    id: 1,
    slug: 'ouverture',
    title: 'Ouverture',
    summary: 'Bref',
    content: 'Long',
    author: 'Luc',
    search_text: 'ouverture bref long',
    created_at: NOON,
    updated_at: NOON,
  },
  password_reset_tokens: {
    id: 1,
    user_id: 1,
    token_hash: 'b'.repeat(64),
    expires_at: NOON,
    created_at: NOON,
  },
  mails: {
    id: 1,
    user_id: 1,
    recipient: 'noemie@example.be',
    template: 'welcome',
    parameters: '{}',
    created_at: NOON,
    next_try_at: NOON,
  },
  admin_actions: {
    id: 1,
    actor_id: 1,
    actor_name: 'Noémie',
    action: 'ad.approve',
    subject_id: 1,
    subject: 'Carabine',
    changes: '[]',
    search_text: 'noemie carabine',
    created_at: NOON,
  },
  question_imports: {
    id: 1,
    user_id: 1,
    file_name: 'questions.csv',
    content: 'question',
    replaces: false,
    created_at: NOON,
  },
  rate_limits: { key: 'sign-in', points: 1, expire: 1 },
  settings: { key: 'session-secret', value: 'x' },
} satisfies Record<string, Row>

export async function insertAll(db: Database, inserted: Record<string, Row> = rows): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [table, row] of Object.entries(inserted)) await insert(db, table, row, tx)
  })
}

/** Marks these users, as SQL finds them, as refusing mail. Waits for mails on their way, which would clear the mark. */
export async function refuseMail(db: Database, where = 'true'): Promise<void> {
  while ((await count(db, 'mails WHERE failed_at IS NULL AND hold_key IS NULL')) > 0) await delay(20)
  await db.write(`UPDATE users SET email_refused_at = created_at WHERE ${where}`)
}

/** Makes a member an admin, or blocks them, as an admin would. */
export async function mark(db: Database, username: string, column: 'is_admin' | 'is_blocked'): Promise<void> {
  await db.write(`UPDATE users SET ${column} = true WHERE username = $1`, [username])
}
