import type { Migration } from '../migrate'
import type { ColumnTypes } from './column-types'

const ORDERS = "('ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA')"
const LETTERS = "('A', 'B', 'C')"

export const learning: Migration = {
  name: '0009-learning',
  async up(run, types) {
    const { id, timestamp, boolean, false: no } = types
    // edition increases when the right answer or an option changes, which makes earlier answers obsolete.
    await run('ALTER TABLE question_versions ADD COLUMN edition integer NOT NULL DEFAULT 1')
    await run('UPDATE question_versions SET edition = number')
    for (const versions of ['question_versions', 'lesson_versions']) {
      await run(`ALTER TABLE ${versions} ADD COLUMN ${boolean('is_correction')} DEFAULT ${no}`)
    }

    // author_id is null if the version came with the site or if the author's account was deleted.
    await run('ALTER TABLE lesson_versions ADD COLUMN author_id integer REFERENCES users ON DELETE SET NULL')
    await run('CREATE INDEX lesson_versions_of_author ON lesson_versions (author_id)')

    for (const exams of ['attempts', 'exam_results']) {
      await run(`ALTER TABLE ${exams} ADD COLUMN time text NOT NULL DEFAULT 'normal'
        CHECK (time IN ('normal', '1.5', '2', 'none'))`)
    }
    for (const table of ['attempt_questions', 'user_answers']) {
      await run(`ALTER TABLE ${table} ADD COLUMN option_order text NOT NULL DEFAULT 'ABC'
        CHECK (option_order IN ${ORDERS})`)
    }
    await run(`ALTER TABLE attempt_questions ADD COLUMN ${boolean('is_marked')} DEFAULT ${no}`)

    // due_on and stepped_on are days in Belgium, such as '2026-11-23'.
    await run(`CREATE TABLE mastery (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      question_id integer NOT NULL REFERENCES questions ON DELETE CASCADE,
      edition integer NOT NULL,
      box integer NOT NULL CHECK (box BETWEEN 1 AND 5),
      due_on text NOT NULL,
      stepped_on text,
      ${boolean('was_first_right')},
      ${boolean('was_last_right')},
      PRIMARY KEY (user_id, question_id)
    )`)
    await run('CREATE INDEX mastery_of_question ON mastery (question_id)')
    await run(masteryOfFinishedExams(types))

    // A series without a source takes first the due questions, then the wrongly answered ones, then new ones.
    await run(`CREATE TABLE series (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      source text CHECK (source IN ('due', 'mistakes', 'new')),
      created_at ${timestamp} NOT NULL,
      closed_at ${timestamp}
    )`)
    await run('CREATE INDEX series_of_user ON series (user_id, id)')
    await run('CREATE UNIQUE INDEX series_one_in_progress ON series (user_id) WHERE closed_at IS NULL')
    // question_version_id is the version that the member answered. box_before is 0 if the question was new to them.
    await run(`CREATE TABLE series_questions (
      series_id integer NOT NULL REFERENCES series ON DELETE CASCADE,
      position integer NOT NULL CHECK (position >= 1),
      question_id integer NOT NULL REFERENCES questions ON DELETE CASCADE,
      option_order text NOT NULL CHECK (option_order IN ${ORDERS}),
      question_version_id integer REFERENCES question_versions ON DELETE RESTRICT,
      user_answer text CHECK (user_answer IN ${LETTERS}),
      box_before integer CHECK (box_before BETWEEN 0 AND 5),
      box_after integer CHECK (box_after BETWEEN 1 AND 5),
      answered_at ${timestamp},
      PRIMARY KEY (series_id, position),
      UNIQUE (series_id, question_id)
    )`)
    await run('CREATE INDEX series_questions_of_question ON series_questions (question_id)')
    await run('CREATE INDEX series_questions_of_version ON series_questions (question_version_id)')

    // box_tallies counts the answers of all members to questions in each box.
    await run(`CREATE TABLE box_tallies (
      box integer PRIMARY KEY CHECK (box BETWEEN 1 AND 5),
      answers integer NOT NULL,
      right_answers integer NOT NULL
    )`)
    // In an exam, the rest of a question is the share of right answers among the other questions. The rest_ columns
    // hold sums over all exams that asked the question.
    await run(`CREATE TABLE item_tallies (
      question_id integer NOT NULL REFERENCES questions ON DELETE CASCADE,
      edition integer NOT NULL,
      first_answers integer NOT NULL DEFAULT 0,
      first_right integer NOT NULL DEFAULT 0,
      exam_asked integer NOT NULL DEFAULT 0,
      exam_right integer NOT NULL DEFAULT 0,
      rest_sum double precision NOT NULL DEFAULT 0,
      rest_squares double precision NOT NULL DEFAULT 0,
      rest_sum_right double precision NOT NULL DEFAULT 0,
      PRIMARY KEY (question_id, edition)
    )`)
    await run(talliesOfFinishedExams(types))

    await run(`CREATE TABLE study_plans (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      exam_date text,
      reminders text NOT NULL CHECK (reminders IN ('none', 'daily', 'weekly')),
      next_reminder_on text
    )`)
    await run(`CREATE INDEX study_plans_to_remind ON study_plans (next_reminder_on, user_id)
      WHERE next_reminder_on IS NOT NULL`)

    await run(`CREATE TABLE content_reports (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      question_id integer REFERENCES questions ON DELETE CASCADE,
      lesson_id integer REFERENCES lessons ON DELETE CASCADE,
      version integer NOT NULL,
      reason text NOT NULL CHECK (reason IN ('answer', 'source', 'wording', 'picture', 'other')),
      message text NOT NULL,
      created_at ${timestamp} NOT NULL,
      closed_at ${timestamp},
      outcome text CHECK (outcome IN ('corrected', 'kept')),
      reply text,
      CHECK ((question_id IS NULL) <> (lesson_id IS NULL))
    )`)
    await run('CREATE INDEX content_reports_open ON content_reports (id) WHERE closed_at IS NULL')
    await run(
      'CREATE INDEX content_reports_closed ON content_reports (closed_at, id) WHERE closed_at IS NOT NULL',
    )
    await run('CREATE INDEX content_reports_of_user ON content_reports (user_id)')
    await run('CREATE INDEX content_reports_of_question ON content_reports (question_id)')
    await run('CREATE INDEX content_reports_of_lesson ON content_reports (lesson_id)')
    for (const content of ['question_id', 'lesson_id']) {
      await run(`CREATE UNIQUE INDEX content_reports_one_open_${content}
        ON content_reports (user_id, ${content}) WHERE closed_at IS NULL`)
    }
  },
}

/**
 * Returns SQL that fills `mastery`. A question moves up one box for each day on which it was answered correctly since
 * its last wrong answer.
 */
function masteryOfFinishedExams({ dialect, false: no }: ColumnTypes): string {
  // On SQLite, the days begin at midnight UTC.
  const day = {
    sqlite: 'substr(exam_results.created_at, 1, 10)',
    postgres: "to_char(exam_results.created_at AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD')",
  }[dialect]
  const inDays = {
    sqlite: "date(last_day, '+' || days || ' days')",
    postgres: "to_char(CAST(last_day AS date) + days, 'YYYY-MM-DD')",
  }[dialect]
  return `INSERT INTO mastery
      (user_id, question_id, edition, box, due_on, stepped_on, was_first_right, was_last_right)
    WITH given AS (
      SELECT user_answers.id, user_id, question_id, edition, is_correct, ${day} AS day
      FROM user_answers
      JOIN exam_results ON exam_results.id = exam_result_id
      JOIN question_versions ON question_versions.id = question_version_id
      WHERE user_answer IS NOT NULL
    ), known AS (
      SELECT user_id, question_id, max(edition) AS edition, min(id) AS first_id, max(id) AS last_id,
        max(day) AS last_day, coalesce(max(CASE WHEN is_correct = ${no} THEN id END), 0) AS wrong_id
      FROM given GROUP BY user_id, question_id
    ), stepped AS (
      SELECT known.user_id, known.question_id, count(DISTINCT given.day) AS steps, max(given.day) AS stepped_on
      FROM known LEFT JOIN given ON given.user_id = known.user_id AND given.question_id = known.question_id
        AND given.edition = known.edition AND given.id > wrong_id
      GROUP BY known.user_id, known.question_id
    ), boxed AS (
      SELECT known.*, stepped_on, CASE WHEN steps > 4 THEN 5 ELSE steps + 1 END AS box
      FROM known JOIN stepped ON stepped.user_id = known.user_id AND stepped.question_id = known.question_id
    ), dated AS (
      SELECT boxed.*, CASE box WHEN 1 THEN 0 WHEN 2 THEN 2 WHEN 3 THEN 5 WHEN 4 THEN 14 ELSE 45 END AS days
      FROM boxed
    )
    SELECT user_id, question_id, edition, box, ${inDays}, stepped_on,
      (SELECT is_correct FROM user_answers WHERE id = first_id),
      (SELECT is_correct FROM user_answers WHERE id = last_id)
    FROM dated`
}

/** Returns SQL that counts answers in finished exams. `exam_asked` omits exams of one question, which have no rest. */
function talliesOfFinishedExams({ true: yes }: ColumnTypes): string {
  return `INSERT INTO item_tallies
      (question_id, edition, first_answers, first_right, exam_asked, exam_right, rest_sum, rest_squares, rest_sum_right)
    WITH given AS (
      SELECT user_answers.id, exam_result_id, user_id, question_id, edition, user_answer,
        CASE WHEN is_correct = ${yes} THEN 1 ELSE 0 END AS points
      FROM user_answers
      JOIN exam_results ON exam_results.id = exam_result_id
      JOIN question_versions ON question_versions.id = question_version_id
    ), firsts AS (
      SELECT min(id) AS id FROM given WHERE user_answer IS NOT NULL GROUP BY user_id, question_id
    ), exams AS (
      SELECT exam_result_id, sum(points) AS points, count(*) AS asked FROM given GROUP BY exam_result_id
    ), compared AS (
      SELECT question_id, edition, given.points, firsts.id AS first_id,
        CAST(exams.points - given.points AS double precision) / nullif(asked - 1, 0) AS rest
      FROM given
      JOIN exams ON exams.exam_result_id = given.exam_result_id
      LEFT JOIN firsts ON firsts.id = given.id
    )
    SELECT question_id, edition,
      count(first_id), sum(CASE WHEN first_id IS NULL THEN 0 ELSE points END),
      count(rest), sum(CASE WHEN rest IS NULL THEN 0 ELSE points END),
      coalesce(sum(rest), 0), coalesce(sum(rest * rest), 0), coalesce(sum(rest * points), 0)
    FROM compared GROUP BY question_id, edition`
}
