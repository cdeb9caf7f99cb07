import type { Database } from '#db/database'

/** What no killed process may leave behind. Each statement counts it, when nobody writes. */
const HALF_MADE = {
  'ads that count other photos than they have': `FROM classified_ads AS ad
    WHERE photo_count <> (SELECT count(*) FROM ad_photos WHERE ad_id = ad.id)`,
  'photos without their three files': `FROM ad_photos AS photo
    WHERE (SELECT count(*) FROM ad_photo_files WHERE photo_id = photo.id) <> 3`,
  'files without their photo': 'FROM ad_photo_files WHERE photo_id NOT IN (SELECT id FROM ad_photos)',
  'exams neither open nor with a result': `FROM attempts
    WHERE closed_at IS NOT NULL AND id NOT IN (SELECT attempt_id FROM exam_results WHERE attempt_id IS NOT NULL)`,
  'exams that their member handed in, still open': 'FROM attempts WHERE closed_at IS NULL',
  'closed exams that keep their questions': `FROM attempt_questions
    WHERE attempt_id IN (SELECT id FROM attempts WHERE closed_at IS NOT NULL)`,
  'results without all their answers': `FROM exam_results AS result
    WHERE total_questions <> (SELECT count(*) FROM user_answers WHERE exam_result_id = result.id)`,
  'results with another score than their answers': `FROM exam_results AS result
    WHERE score <> (SELECT count(*) FROM user_answers WHERE exam_result_id = result.id AND is_correct)`,
  'exams with two results':
    'FROM (SELECT attempt_id FROM exam_results GROUP BY attempt_id HAVING count(*) > 1) AS doubled',
  'answers of series without a memory': `FROM series_questions JOIN series ON series.id = series_id
    WHERE user_answer IS NOT NULL AND NOT EXISTS (SELECT 1 FROM memory_states AS memory
      WHERE memory.user_id = series.user_id AND memory.question_id = series_questions.question_id)`,
  'conversations that do not end with their last message': `FROM conversations
    WHERE last_message_at <> (SELECT max(created_at) FROM messages WHERE conversation_id = conversations.id)`,
  'conversations without a message':
    'FROM conversations WHERE id NOT IN (SELECT conversation_id FROM messages)',
  'decisions without their ads': 'FROM ad_decisions WHERE id NOT IN (SELECT decision_id FROM decided_ads)',
  'approved ads that no line of the log names': `FROM classified_ads
    WHERE is_approved AND id NOT IN (SELECT subject_id FROM admin_actions WHERE action = 'ad.approve')`,
  'forms that keep no number of what they made': 'FROM form_keys WHERE made IS NULL',
  'mails that were given up': 'FROM mails WHERE failed_at IS NOT NULL',
  'mails whose member is not there': 'FROM mails WHERE user_id NOT IN (SELECT id FROM users)',
} as const

const SUMS = ['answers', 'right', 'asked', 'passed', 'rest', 'squares', 'restRight'] as const

type Sums = Record<(typeof SUMS)[number], number>

/** The names of what is half-made, with its number. Call it once all answers are tallied. */
export async function findHalfMade(db: Database): Promise<string[]> {
  const found: string[] = []
  for (const [name, from] of Object.entries(HALF_MADE)) {
    const [row] = await db.read<{ n: number | string }>(`SELECT count(*) AS n ${from}`)
    if (Number(row!.n) > 0) found.push(`${name}: ${row!.n}`)
  }
  if (db.dialect === 'sqlite') {
    const faults = await db.read<{ integrity_check: string }>('PRAGMA integrity_check')
    found.push(...faults.map((fault) => fault.integrity_check).filter((fault) => fault !== 'ok'))
    const orphans = await db.read<{ table: string }>('PRAGMA foreign_key_check')
    found.push(...orphans.map(({ table }) => `a row of ${table} refers to nothing`))
  }
  return [...found, ...(await findWrongSums(db)), ...(await findWrongBands(db))]
}

/** Each question's sums are those of the answers to it: a memory is its member's first answer. */
async function findWrongSums(db: Database): Promise<string[]> {
  const tallied = await readSums(
    db,
    `SELECT question_id AS id, first_answers AS answers, first_right AS "right", exam_asked AS asked,
       exam_right AS passed, rest_sum AS rest, rest_squares AS squares, rest_sum_right AS "restRight"
     FROM item_tallies`,
  )
  const answered = await readSums(
    db,
    `SELECT id, sum(answers) AS answers, sum(was_right) AS "right", sum(asked) AS asked, sum(passed) AS passed,
       sum(rest) AS rest, sum(rest * rest) AS squares, sum(rest * passed) AS "restRight"
     FROM (
       SELECT question_id AS id, 1 AS answers, CASE WHEN was_first_right THEN 1 ELSE 0 END AS was_right,
         0 AS asked, 0 AS passed, 0.0 AS rest FROM memory_states
       UNION ALL
       SELECT question_id, 0, 0, 1, CASE WHEN is_correct THEN 1 ELSE 0 END,
         (score - CASE WHEN is_correct THEN 1 ELSE 0 END) * 1.0 / (total_questions - 1)
       FROM user_answers JOIN exam_results ON exam_results.id = exam_result_id
       JOIN question_versions ON question_versions.id = question_version_id
     ) AS given GROUP BY id`,
  )
  const ids = new Set([...tallied.keys(), ...answered.keys()])
  return [...ids].flatMap((id) => {
    const [one, other] = [tallied.get(id), answered.get(id)]
    const isSame = one && other && SUMS.every((sum) => Math.abs(one[sum] - other[sum]) < 1e-6)
    return isSame
      ? []
      : [`question ${id} has ${JSON.stringify(one)}, its answers say ${JSON.stringify(other)}`]
  })
}

async function readSums(db: Database, sql: string): Promise<Map<string, Sums>> {
  const rows = await db.read<{ id: unknown } & Sums>(sql)
  return new Map(
    rows.map((row) => [
      String(row.id),
      Object.fromEntries(SUMS.map((sum) => [sum, Number(row[sum])])) as Sums,
    ]),
  )
}

/** Every answer with a predicted recall counts in its band. */
async function findWrongBands(db: Database): Promise<string[]> {
  const right = `CASE WHEN user_answer = correct_answer THEN 1 ELSE 0 END`
  const [row] = await db.read<Record<'counted' | 'countedRight' | 'answers' | 'answersRight', unknown>>(
    `SELECT COALESCE((SELECT sum(answers) FROM calibration_bands), 0) AS counted,
       COALESCE((SELECT sum(right_answers) FROM calibration_bands), 0) AS "countedRight",
       count(*) AS answers, COALESCE(sum(is_right), 0) AS "answersRight"
     FROM (
       SELECT ${right} AS is_right FROM user_answers
       JOIN question_versions ON question_versions.id = question_version_id WHERE recall IS NOT NULL
       UNION ALL
       SELECT ${right} FROM series_questions
       JOIN question_versions ON question_versions.id = question_version_id WHERE recall IS NOT NULL
     ) AS given`,
  )
  const { counted, countedRight, answers, answersRight } = row!
  const isSame = Number(counted) === Number(answers) && Number(countedRight) === Number(answersRight)
  return isSame ? [] : [`the bands differ from the answers: ${JSON.stringify(row)}`]
}
