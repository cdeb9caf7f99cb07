import type { Browser } from '#test/harness/browser'
import type { TestSite } from '#test/harness/site'

/** Starts a practice exam. Returns the address of its first question. */
export function startExam(browser: Browser): Promise<string> {
  return locationOf(browser.get('/quiz?type=practice'))
}

/** Answers all but the last question, whose address it returns. */
export async function answerAll(browser: Browser): Promise<string> {
  const start = await startExam(browser)
  for (let n = 1; n < 10; n += 1) await browser.post(at(start, n), { userAnswer: 'A', intent: 'next' })
  return at(start, 10)
}

export async function locationOf(answer: Promise<Response>): Promise<string> {
  return (await answer).headers.get('Location') ?? `${(await answer).status} without Location`
}

/** The id of the exam that an address names. */
export const attemptIn = (address: string) => /attempt=(\d+)/.exec(address)![1]!

export function at(address: string, q: number): string {
  return address.replace(/q=\d+/, `q=${q}`)
}

/** Nobody has taken an exam. */
export async function removeExams({ db }: TestSite) {
  for (const table of ['exam_results', 'attempts']) {
    await db.run(`DELETE FROM ${table}`)
  }
}

/** Time passes: every open exam began that many seconds earlier. */
export async function moveStart({ db }: Pick<TestSite, 'db'>, seconds: number) {
  const open = await db.read<{ id: number; started_at: string; deadline: string }>(
    'SELECT id, started_at, deadline FROM attempts WHERE closed_at IS NULL',
  )
  const earlier = (moment: string) => new Date(new Date(moment).getTime() - seconds * 1000)
  for (const { id, started_at, deadline } of open) {
    const moved = [earlier(started_at), earlier(deadline), id]
    await db.run('UPDATE attempts SET started_at = $1, deadline = $2 WHERE id = $3', moved)
  }
}

/** How many questions have this answer, or any. */
export async function answersGiven({ db }: TestSite, letter?: 'A' | 'B' | 'C'): Promise<number> {
  const rows = await db.read<{ user_answer: string }>(
    'SELECT user_answer FROM attempt_questions WHERE user_answer IS NOT NULL',
  )
  return rows.filter((row) => !letter || row.user_answer === letter).length
}
