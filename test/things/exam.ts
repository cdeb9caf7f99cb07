import { addDays, dayInBelgium } from '#modules/kernel/day'
import type { Database } from '#db/database'
import type { ClaimedResult, TimeAllowance, ExamType, Letter, OptionOrder } from '#modules/exams'
import { findShownLetter } from '#modules/exams/schemas'
import type { Browser } from '#test/harness/browser'
import { insert, rows } from '#test/harness/db/rows'

type Site = { db: Database }
type Member = { username: string }

export type Exam = Awaited<ReturnType<typeof startExam>>

/** A member's exam that the test answers over HTTP. */
export async function startExam(
  site: Site,
  http: Browser,
  type: ExamType = 'practice',
  time: TimeAllowance = 'normal',
) {
  const start = await readLocation(http.get(`/quiz?type=${type}&time=${time}`))
  const id = attemptIn(start)
  const rightAnswers = await findRightAnswers(site, id)
  /** The address of question `n`. */
  const question = (n: number) => start.replace(/q=\d+/, `q=${n}`)
  const post = (n: number, fields: { userAnswer?: Letter; intent: string }) => http.post(question(n), fields)
  const read = <T>(columns: string) =>
    site.db.read<T>(`SELECT ${columns} FROM attempt_questions WHERE attempt_id = $1 ORDER BY position`, [id])

  return {
    id,
    question,
    rightAnswers,
    /** What the form of question `n` sends. */
    post,
    /** Answers the questions up to this one, by default correctly. */
    async answer(last: number, letter?: Letter) {
      for (const [index, right] of rightAnswers.slice(0, last).entries())
        await post(index + 1, { userAnswer: letter ?? right, intent: 'next' })
    },
    /** Marks these questions to be looked at again. */
    async mark(...numbers: number[]) {
      for (const n of numbers) await post(n, { intent: 'mark' })
    },
    /** Puts a question with a drawing in the place of question `n`. Returns the drawing's address. */
    async draw(n: number) {
      const [drawn] = await site.db.read<{ id: number; picture: string }>(
        'SELECT id, picture FROM question_versions WHERE is_current AND picture IS NOT NULL ORDER BY id LIMIT 1',
      )
      await site.db.write(
        'UPDATE attempt_questions SET question_version_id = $1 WHERE attempt_id = $2 AND position = $3',
        [drawn!.id, id, n],
      )
      return `/pictures/${drawn!.picture}.svg`
    },
    /** Puts the questions with the most words in the places of those that were drawn. */
    async drawLongest() {
      const right = "CASE correct_answer WHEN 'A' THEN option_a WHEN 'B' THEN option_b ELSE option_c END"
      const longest = await site.db.read<{ id: number; right: Letter }>(
        `SELECT id, correct_answer AS "right" FROM question_versions WHERE is_current
         ORDER BY length(question) + length(${right}) + length(coalesce(remember, '')) DESC, id
         LIMIT ${rightAnswers.length}`,
      )
      for (const [index, drawn] of longest.entries())
        await site.db.write(
          'UPDATE attempt_questions SET question_version_id = $1 WHERE attempt_id = $2 AND position = $3',
          [drawn.id, id, index + 1],
        )
      rightAnswers.splice(0, rightAnswers.length, ...longest.map((drawn) => drawn.right))
    },
    /** The letter that stands beside this option of question `n`. */
    async placeOf(n: number, letter: Letter): Promise<Letter> {
      return findShownLetter(
        (await read<{ order: OptionOrder }>('option_order AS "order"'))[n - 1]!.order,
        letter,
      )
    },
    /** The letters in the database, in the order of the questions. */
    async saved() {
      const answers = await read<{ letter: Letter | null }>('user_answer AS letter')
      return answers.flatMap(({ letter }) => letter ?? [])
    },
    /** Answers all questions and hands the exam in. Returns the path of its details. */
    async finish(right: number) {
      for (const [index, userAnswer] of lettersFor(rightAnswers, right).entries())
        await post(index + 1, { userAnswer, intent: index < rightAnswers.length - 1 ? 'next' : 'finish' })
      const sql = 'SELECT id FROM exam_results WHERE attempt_id = $1'
      const [result] = await site.db.read<{ id: number }>(sql, [id])
      return `/exam/${result!.id}/details`
    },
  }
}

/** Reads the right answers from the database: the pages of a running exam do not contain them. */
export async function findRightAnswers({ db }: Site, attemptId: number): Promise<Letter[]> {
  const answers = await db.read<{ correct_answer: Letter }>(
    `SELECT correct_answer FROM attempt_questions
     JOIN question_versions ON question_versions.id = question_version_id
     WHERE attempt_id = $1 ORDER BY position`,
    [attemptId],
  )
  return answers.map((row) => row.correct_answer)
}

/** What the questions of an exam say, in its order, with each option under its letter in the bank. */
export function findAskedTexts({ db }: Site, attemptId: number) {
  return db.read<Record<'question' | Letter, string>>(
    `SELECT question, option_a AS "A", option_b AS "B", option_c AS "C" FROM attempt_questions
     JOIN question_versions ON question_versions.id = question_version_id
     WHERE attempt_id = $1 ORDER BY position`,
    [attemptId],
  )
}

/** `right` right answers, then wrong ones. */
export const lettersFor = (rightAnswers: readonly Letter[], right: number): Letter[] =>
  rightAnswers.map((letter, index) => (index < right ? letter : otherThan(letter)))

export const otherThan = (letter: Letter): Letter => (letter === 'A' ? 'B' : 'A')

/** The id of the exam that an address names. */
export const attemptIn = (address: string) => Number(/attempt=(\d+)/.exec(address)![1])

export async function readLocation(answer: Promise<Response>): Promise<string> {
  return (await answer).headers.get('Location') ?? `${(await answer).status} without Location`
}

export type ApiQuestion = { id: number; question: string; correctAnswer: Letter }

/** An exam that a client ran, with these answers to the questions of these ids. */
export function claim(ids: readonly number[], letters: readonly (Letter | null)[]): ClaimedResult {
  const answers = letters.map((userAnswer, index) => ({ questionId: ids[index]!, userAnswer }))
  return { examType: 'practice', totalQuestions: 10, timeSpent: 120, answers }
}

/** Returns the request body, with ten answers and a forged score that the server must ignore. */
export function toClaim(questions: ApiQuestion[], { right }: { right: number }) {
  const ten = questions.slice(0, 10)
  const keys = ten.map((one) => one.correctAnswer)
  return {
    score: 10,
    ...claim(
      ten.map(({ id }) => id),
      lettersFor(keys, right),
    ),
  }
}

/** Deletes all exams and their results. */
export async function removeExams({ db }: Site) {
  for (const table of ['exam_results', 'attempts']) await db.write(`DELETE FROM ${table}`)
}

/** Makes the member's exams and series as old as those that have lost their answers. Series have 3 right answers of 5. */
export async function forgetAnswers({ db }: Site, { username }: Member) {
  const [user] = await db.read<{ id: number }>('SELECT id FROM users WHERE username = $1', [username])
  const own = `user_id = ${user!.id}`
  await db.write(
    `DELETE FROM user_answers WHERE exam_result_id IN (SELECT id FROM exam_results WHERE ${own})`,
  )
  await db.write(`DELETE FROM series_questions WHERE series_id IN (SELECT id FROM series WHERE ${own})`)
  const at = new Date('2023-03-02T12:00:00.000Z')
  await db.write(`UPDATE exam_results SET created_at = $1, has_answers = false WHERE ${own}`, [at])
  const counted = 'answered = 5, right_answers = 3'
  await db.write(`UPDATE series SET created_at = $1, closed_at = $1, ${counted} WHERE ${own}`, [at])
}

/** Lets time pass: every exam in progress began this many seconds earlier. */
export async function passTime({ db }: Site, seconds: number) {
  const open = await db.read<{ id: number; started_at: string; deadline: string }>(
    'SELECT id, started_at, deadline FROM attempts WHERE closed_at IS NULL',
  )
  const earlier = (moment: string) => new Date(new Date(moment).getTime() - seconds * 1000)
  for (const { id, started_at, deadline } of open) {
    const moved = [earlier(started_at), earlier(deadline), id]
    await db.write('UPDATE attempts SET started_at = $1, deadline = $2 WHERE id = $3', moved)
  }
}

const DAY_MS = 86_400_000

type More = { official?: number; firstDay?: number }

/** Adds practice exams of the member with these scores out of ten, one a day, then an official one. */
export async function addResults(
  { db }: Site,
  { username }: Member,
  scores: readonly number[],
  { official, firstDay = Date.now() - (scores.length + 1) * DAY_MS }: More = {},
) {
  const [user] = await db.read<{ id: number }>('SELECT id FROM users WHERE username = $1', [username])
  const { id: _, ...row } = { ...rows.exam_results, user_id: user!.id, attempt_id: null, time_spent: 185 }
  const exams = scores.map((score) => ({ ...row, score, total_questions: 10, exam_type: 'practice' }))
  if (official !== undefined)
    exams.push({ ...row, score: official, total_questions: 30, exam_type: 'official' })
  await db.transaction(async (tx) => {
    for (const [day, exam] of exams.entries())
      await insert(db, 'exam_results', { ...exam, created_at: new Date(firstDay + day * DAY_MS) }, tx)
  })
}

type Known = { isRight: boolean; dueOn?: string; edition?: number; where?: string }

/**
 * Stores that the member answered the questions that match `where` yesterday, by default all. A right answer will be
 * remembered for a year; a wrong one is due.
 */
export async function addMemory(
  { db }: Site,
  { username }: Member,
  { isRight, dueOn, edition, where = '1 = 1' }: Known,
) {
  const yesterday = addDays(dayInBelgium(new Date()), -1)
  await db.write(
    `INSERT INTO memory_states (user_id, question_id, edition, stability, difficulty, reviewed_on, due_on,
       was_first_right, was_last_right)
     SELECT users.id, question_id, ${edition ?? 'edition'}, ${isRight ? 400 : 0.212}, 5, $1, $2, $3, $3
     FROM question_versions, users WHERE is_current = $4 AND username = $5 AND ${where}`,
    [yesterday, dueOn ?? (isRight ? '2099-01-01' : yesterday), isRight, true, username],
  )
}

/** Returns whether the member's last answer to each question was right, by its id. */
export async function findLastAnswers({ db }: Site, { username }: Member): Promise<Map<number, boolean>> {
  const known = await db.read<{ id: number; right: number | boolean }>(
    `SELECT question_id AS id, was_last_right AS "right" FROM memory_states
     JOIN users ON users.id = user_id WHERE username = $1`,
    [username],
  )
  return new Map(known.map(({ id, right }) => [id, Boolean(right)]))
}
