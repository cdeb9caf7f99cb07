import type { Migration } from '../migrate'

export const exams: Migration = {
  name: '0004-exams',
  async up(run, { id, timestamp, boolean, true: yes }) {
    await run(`CREATE TABLE questions (
      id ${id},
      created_at ${timestamp} NOT NULL
    )`)
    // A retired question has no current version. `question_key` is the normalised text, unique among current versions.
    await run(`CREATE TABLE question_versions (
      id ${id},
      question_id integer NOT NULL REFERENCES questions ON DELETE CASCADE,
      number integer NOT NULL CHECK (number >= 1),
      question text NOT NULL,
      question_key text NOT NULL,
      search_text text NOT NULL,
      option_a text NOT NULL,
      option_b text NOT NULL,
      option_c text NOT NULL,
      correct_answer text NOT NULL CHECK (correct_answer IN ('A', 'B', 'C')),
      theme text,
      explanation text,
      source text,
      ${boolean('is_current')},
      created_at ${timestamp} NOT NULL,
      UNIQUE (question_id, number)
    )`)
    await run(`CREATE UNIQUE INDEX question_versions_one_current
      ON question_versions (question_id) WHERE is_current = ${yes}`)
    await run(`CREATE UNIQUE INDEX question_versions_once_in_bank
      ON question_versions (question_key) WHERE is_current = ${yes}`)

    await run(`CREATE TABLE attempts (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      exam_type text NOT NULL CHECK (exam_type IN ('practice', 'official')),
      started_at ${timestamp} NOT NULL,
      deadline ${timestamp} NOT NULL,
      closed_at ${timestamp}
    )`)
    await run('CREATE INDEX attempts_of_user ON attempts (user_id)')
    await run(`CREATE UNIQUE INDEX attempts_one_in_progress
      ON attempts (user_id, exam_type) WHERE closed_at IS NULL`)
    await run('CREATE INDEX attempts_to_close ON attempts (deadline) WHERE closed_at IS NULL')
    await run(`CREATE TABLE attempt_questions (
      attempt_id integer NOT NULL REFERENCES attempts ON DELETE CASCADE,
      position integer NOT NULL CHECK (position >= 1),
      question_version_id integer NOT NULL REFERENCES question_versions ON DELETE RESTRICT,
      user_answer text CHECK (user_answer IN ('A', 'B', 'C')),
      answered_at ${timestamp},
      PRIMARY KEY (attempt_id, position)
    )`)
    await run('CREATE INDEX attempt_questions_of_version ON attempt_questions (question_version_id)')

    // time_spent is in seconds. attempt_id is null for a result that came through the JSON API.
    await run(`CREATE TABLE exam_results (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      attempt_id integer UNIQUE REFERENCES attempts ON DELETE SET NULL,
      score integer NOT NULL CHECK (score >= 0),
      total_questions integer NOT NULL CHECK (total_questions >= 1),
      time_spent integer NOT NULL CHECK (time_spent >= 0),
      exam_type text NOT NULL CHECK (exam_type IN ('practice', 'official')),
      created_at ${timestamp} NOT NULL,
      CHECK (score <= total_questions)
    )`)
    await run('CREATE INDEX exam_results_newest_of_user ON exam_results (user_id, created_at DESC, id DESC)')
    await run('CREATE INDEX exam_results_newest ON exam_results (created_at, id)')
    await run(`CREATE INDEX exam_results_newest_of_type
      ON exam_results (exam_type, created_at, id, score, total_questions)`)
    // Queries must repeat these expressions word for word to use the indexes.
    const passed = 'score * 100 >= 70 * total_questions'
    const scored = 'exam_results (created_at, id, score, total_questions)'
    await run(`CREATE INDEX exam_results_newest_passed ON ${scored} WHERE ${passed}`)
    await run(`CREATE INDEX exam_results_newest_failed ON ${scored} WHERE NOT (${passed})`)
    await run(`CREATE INDEX exam_results_best ON exam_results
      ((score * 1000 / total_questions) DESC, created_at DESC, id DESC)`)

    await run(`CREATE TABLE user_answers (
      id ${id},
      exam_result_id integer NOT NULL REFERENCES exam_results ON DELETE CASCADE,
      position integer NOT NULL CHECK (position >= 1),
      question_version_id integer NOT NULL REFERENCES question_versions ON DELETE RESTRICT,
      user_answer text CHECK (user_answer IN ('A', 'B', 'C')),
      ${boolean('is_correct')},
      UNIQUE (exam_result_id, position)
    )`)
    // The index contains the answer, so that statistics read the index alone.
    await run('CREATE INDEX user_answers_of_version ON user_answers (question_version_id, user_answer)')
  },
}
