import { expect, type Page } from '@playwright/test'
import { at, attemptIn, locationOf } from '#test/things/exam'
import type { ExamTime, ExamType, Letter, OptionOrder } from '#modules/exams'
import { letterOfPlace } from '#modules/exams/schemas'
import type { Member, Site } from './worker-site'

export type Exam = Awaited<ReturnType<typeof startExam>>

/** A member's exam that the test answers without a screen. */
export async function startExam(
  site: Site,
  { http }: Member,
  type: ExamType = 'practice',
  time: ExamTime = 'normal',
) {
  const start = await locationOf(http.get(`/quiz?type=${type}&time=${time}`))
  const id = Number(attemptIn(start))
  const rightAnswers = await findRightAnswers(site, id)
  /** The address of question `n`. */
  const question = (n: number) => at(start, n)
  const give = (n: number, userAnswer: Letter, intent: 'next' | 'finish') =>
    http.post(question(n), { userAnswer, intent })

  return {
    id,
    question,
    rightAnswers,
    /** Answers the questions up to this one correctly. */
    async answer(last: number) {
      for (const [index, right] of rightAnswers.slice(0, last).entries()) await give(index + 1, right, 'next')
    },
    /** Marks these questions to be looked at again. */
    async mark(...numbers: number[]) {
      for (const n of numbers) await http.post(question(n), { intent: 'mark' })
    },
    /** The letter that stands beside this option of question `n`. */
    async placeOf(n: number, letter: Letter): Promise<Letter> {
      const sql = 'SELECT option_order FROM attempt_questions WHERE attempt_id = $1 AND position = $2'
      const [asked] = await site.db.read<{ option_order: OptionOrder }>(sql, [id, n])
      return letterOfPlace(asked!.option_order, letter)
    },
    /** The letters in the database, in the order of the questions. */
    async saved() {
      const rows = await site.db.read<{ user_answer: string }>(
        `SELECT user_answer FROM attempt_questions
         WHERE attempt_id = $1 AND user_answer IS NOT NULL ORDER BY position`,
        [id],
      )
      return rows.map((row) => row.user_answer)
    },
    /** Answers all questions and hands the exam in. Returns the path of its details. */
    async finish(right: number) {
      for (const [index, letter] of rightAnswers.entries()) {
        const isLast = index === rightAnswers.length - 1
        await give(index + 1, index < right ? letter : wrong(letter), isLast ? 'finish' : 'next')
      }
      const sql = 'SELECT id FROM exam_results WHERE attempt_id = $1'
      const [result] = await site.db.read<{ id: number }>(sql, [id])
      return `/exam/${result!.id}/details`
    },
  }
}

/** From the database, because the pages of an exam in progress do not contain them. */
export async function findRightAnswers({ db }: Site, attemptId: number): Promise<Letter[]> {
  const rows = await db.read<{ correct_answer: Letter }>(
    `SELECT correct_answer FROM attempt_questions
     JOIN question_versions ON question_versions.id = question_version_id
     WHERE attempt_id = $1 ORDER BY position`,
    [attemptId],
  )
  return rows.map((row) => row.correct_answer)
}

export function wrong(right: Letter): Letter {
  return right === 'A' ? 'B' : 'A'
}

/** By the bank's letter, wherever it stands. */
export function option(page: Page, letter: Letter) {
  return page.getByRole('radio').and(page.locator(`[value=${letter}]`))
}

/** By the letter that stands beside it. */
export function optionAt(page: Page, place: Letter) {
  return page.getByRole('radio', { name: new RegExp(`^${place} `) })
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

export function clock(page: Page) {
  return page.getByRole('timer')
}

export function saveState(page: Page) {
  return page.locator('form').getByRole('status')
}

export function island(page: Page) {
  return page.locator('app-island[name="exam-runner"]')
}

/** Opens a question, and returns once its script runs. */
export async function openExam(page: Page, address: string) {
  await page.goto(address)
  await openedExam(page)
}

/** Waits until the script of an exam's page runs. */
export async function openedExam(page: Page) {
  await expect(island(page)).toHaveAttribute('data-state', 'mounted')
  // The keys act as well.
  await expect(page.locator('form[data-ready=true]')).toBeAttached()
}

/** The island's script arrives only when the returned function is called. */
export async function holdBackScript(page: Page) {
  let letIn = () => {}
  const gate = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/\/assets\/(?!entry\.client).*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  return () => letIn()
}

/** As when the user comes back to the tab. */
export async function seeAgain(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
