import type { Letter, TrialItem } from '#modules/exams'
import type { Database } from '#db/database'
import type { Browser } from '#test/harness/browser'

type Site = { db: Database }

/** Of the form at /reviser; a theme may come several times. */
type Choice = Partial<Record<'source' | 'theme' | 'difficulty' | 'count', string>>

export const startForm = (http: Browser, choice: Choice = {}) =>
  http.post('/reviser', { count: '5', ...choice })

/** A member's series that a test answers over HTTP: five questions that were never answered. */
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

/** The questions of a series with their right answers, which no page shows before there is an answer. */
export async function findQuestions({ db }: Site, seriesId: number) {
  return db.read<{ id: number; right: Letter; order: string; question: string }>(
    `SELECT series_questions.question_id AS id, correct_answer AS "right", option_order AS "order", question
     FROM series_questions
     JOIN question_versions AS text ON text.question_id = series_questions.question_id AND is_current
     WHERE series_id = $1 ORDER BY position`,
    [seriesId],
  )
}

/** The questions and answers that the signed cookie of a trial holds. */
export function trialItems(visitor: Browser): TrialItem[] {
  const signed = decodeURIComponent(visitor.cookies.get('trial') ?? '')
  const text = Buffer.from(signed.slice(0, signed.lastIndexOf('.')), 'base64').toString('utf8')
  return (JSON.parse(text) as { items: TrialItem[] }).items
}
