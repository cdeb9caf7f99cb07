import { expect, test } from 'vitest'
import { setUpExams } from '#test/harness/modules/exams'

const { db, exams, camilleId } = await setUpExams()

test('the copy of the data reads thousands of results by the hundred', async () => {
  await addResults(2_350)
  const sizes: number[] = []
  const scores: number[] = []

  for await (const portion of (await exams.findOwnData(camilleId)).examResults) {
    sizes.push(portion.length)
    scores.push(...portion.map(({ score }) => score))
    expect(portion.every(({ answers }) => answers.length === 2)).toBe(true)
  }

  expect(sizes).toEqual([...Array<number>(23).fill(100), 50])
  expect(scores).toEqual(Array.from({ length: 2_350 }, (_, index) => (index + 1) % 10))
})

/** Each has two answers. */
async function addResults(count: number) {
  await db.write(
    `INSERT INTO exam_results (user_id, score, total_questions, time_spent, exam_type, created_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     SELECT ${camilleId}, n % 10, 10, 95, 'practice', $1 FROM numbers ORDER BY n`,
    [new Date('2026-03-02T12:00:00Z')],
  )
  await db.write(
    `INSERT INTO user_answers (exam_result_id, position, question_version_id, user_answer, is_correct)
     SELECT exam_results.id, asked.position, asked.id, 'A', true
     FROM exam_results, (SELECT id, row_number() OVER (ORDER BY id) AS position FROM question_versions LIMIT 2) AS asked`,
  )
}
