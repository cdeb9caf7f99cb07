import type { Migration } from '../migrate'

/** The answers of old exams and series are deleted. What is read from them without a name is kept here. */
export const oldAnswers: Migration = {
  name: '0032-old-answers',
  async up(run, { boolean, true: yes }) {
    await run(`ALTER TABLE exam_results ADD COLUMN ${boolean('has_answers')} DEFAULT ${yes}`)
    await run('ALTER TABLE series ADD COLUMN answered integer')
    await run('ALTER TABLE series ADD COLUMN right_answers integer')
    await run(`CREATE TABLE letter_tallies (
      question_version_id bigint NOT NULL REFERENCES question_versions ON DELETE CASCADE,
      user_answer text NOT NULL CHECK (user_answer IN ('A', 'B', 'C', 'none')),
      count bigint NOT NULL,
      PRIMARY KEY (question_version_id, user_answer)
    )`)
  },
}

/** These indexes hold only rows that still have answers, so the search for old ones never reads the others. */
export const oldAnswersFound: Migration = {
  name: '0032-old-answers-found',
  isConcurrent: true,
  async up(run, { dialect, true: yes }) {
    const concurrently = dialect === 'postgres' ? 'CONCURRENTLY' : ''
    const indexes = {
      exam_results_with_answers: `exam_results (created_at, id) WHERE has_answers = ${yes}`,
      series_with_answers: 'series (created_at, id) WHERE right_answers IS NULL',
    }
    for (const [name, rows] of Object.entries(indexes)) {
      await run(`DROP INDEX ${concurrently} IF EXISTS ${name}`)
      await run(`CREATE INDEX ${concurrently} ${name} ON ${rows}`)
    }
  },
}
