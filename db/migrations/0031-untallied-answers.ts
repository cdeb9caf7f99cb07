import type { Migration } from '../migrate'

/**
 * Answers wait here, as anonymous figures, until a job adds them to `item_tallies` and `box_tallies`. If each answer
 * changed those rows itself, all members would wait for the same five boxes.
 */
export const untalliedAnswers: Migration = {
  name: '0031-untallied-answers',
  async up(run, { bigId, boolean }) {
    await run(`CREATE TABLE untallied_answers (
      id ${bigId},
      question_id bigint NOT NULL,
      edition integer NOT NULL,
      box integer CHECK (box BETWEEN 1 AND 5),
      ${boolean('is_right')},
      first_answers integer NOT NULL,
      first_right integer NOT NULL,
      exam_asked integer NOT NULL,
      exam_right integer NOT NULL,
      rest_sum double precision NOT NULL,
      rest_squares double precision NOT NULL,
      rest_sum_right double precision NOT NULL
    )`)
  },
}
