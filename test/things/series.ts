import type { Letter } from '#modules/exams'
import type { Browser } from '#test/harness/browser'
import type { TestSite } from '#test/harness/site'

/** Of the form at /reviser; a theme may come several times. */
type Choice = Partial<Record<'source' | 'theme' | 'difficulty' | 'count', string>>

export const startForm = (http: Browser, choice: Choice = {}) =>
  http.post('/reviser', { count: '5', ...choice })

/** A member's series that a test answers without a screen: five questions that were never answered. */
export async function startSeries(http: Browser, choice?: Choice) {
  const answer = await startForm(http, choice)
  const id = Number(/^\/reviser\/(\d+)$/.exec(answer.headers.get('Location') ?? '')?.[1])
  if (!id) throw new Error(`No series: ${answer.status}`)
  return {
    id,
    question: (q: number) => `/reviser/${id}?q=${q}`,
    give: (q: number, userAnswer: Letter) => http.post(`/reviser/${id}?q=${q}`, { userAnswer }),
  }
}

/** The question at each place with its right answer, which no page of a series shows before there is one. */
export async function askedIn({ db }: Pick<TestSite, 'db'>, seriesId: number) {
  return db.read<{ id: number; right: Letter; order: string; question: string }>(
    `SELECT asked.question_id AS id, correct_answer AS "right", option_order AS "order", question
     FROM series_questions AS asked
     JOIN question_versions AS text ON text.question_id = asked.question_id AND is_current
     WHERE series_id = $1 ORDER BY position`,
    [seriesId],
  )
}
