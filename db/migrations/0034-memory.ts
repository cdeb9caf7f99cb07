import type { Migration } from '../migrate'

/**
 * The memory of FSRS takes the place of the boxes. A job computes it from the answers and empties the table `mastery`,
 * which a later version drops, as it does the columns and the table of boxes that nobody reads any more.
 */
export const memory: Migration = {
  name: '0034-memory',
  async up(run, { boolean }) {
    await run(`CREATE TABLE memory_states (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      question_id bigint NOT NULL REFERENCES questions ON DELETE CASCADE,
      edition integer NOT NULL,
      stability double precision NOT NULL CHECK (stability > 0),
      difficulty double precision NOT NULL CHECK (difficulty BETWEEN 1 AND 10),
      reviewed_on text NOT NULL,
      due_on text NOT NULL,
      ${boolean('was_first_right')},
      ${boolean('was_last_right')},
      PRIMARY KEY (user_id, question_id)
    )`)
    await run('CREATE INDEX memory_states_of_question ON memory_states (question_id)')

    // The recall that was predicted at an answer. It is null for a first answer.
    for (const table of ['series_questions', 'user_answers', 'untallied_answers'])
      await run(`ALTER TABLE ${table} ADD COLUMN recall double precision`)
    await run(`CREATE TABLE calibration_bands (
      band integer PRIMARY KEY CHECK (band BETWEEN 0 AND 9),
      answers bigint NOT NULL,
      right_answers bigint NOT NULL,
      recall_sum double precision NOT NULL,
      recall_squares double precision NOT NULL,
      recall_right double precision NOT NULL
    )`)

    await run(`ALTER TABLE series ADD COLUMN kind text NOT NULL DEFAULT 'revision'
      CHECK (kind IN ('revision', 'today', 'legislation', 'trial'))`)
    await run(`ALTER TABLE study_plans ADD COLUMN minutes integer NOT NULL DEFAULT 10
      CHECK (minutes IN (5, 10, 15, 20, 30))`)
  },
}

/** Finds the series of the plan, which the statistics of admins count. */
export const plansFound: Migration = {
  name: '0034-plans-found',
  isConcurrent: true,
  async up(run, { dialect }) {
    const concurrently = dialect === 'postgres' ? 'CONCURRENTLY' : ''
    await run(`DROP INDEX ${concurrently} IF EXISTS series_of_plans`)
    await run(`CREATE INDEX ${concurrently} series_of_plans ON series (created_at) WHERE kind = 'today'`)
  },
}
