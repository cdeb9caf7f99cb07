import type { Reported } from '#modules/exams'
import { parseId, safeRedirect } from '#app/http/address'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'

type Params = { id?: string; slug?: string }

/** What a page says of it; `place` is the last part of its address. */
export type ReportedContent = {
  about: Reported
  place: string
  text: string
  facts: string[]
  /** Where it can be read, for who came here without saying from where. */
  home: string
}

export async function findReported({ id, slug }: Params): Promise<ReportedContent | null> {
  const { exams } = site()
  if (slug !== undefined) {
    const found = await exams.findLesson(slug)
    if (!found) return null
    const { lesson } = found
    const about = { kind: 'lesson', id: lesson.id } as const
    return { about, place: slug, text: lesson.title, facts: [lesson.description], home: paths.lesson(slug) }
  }
  const number = parseId(id)
  const question = number ? await exams.findQuestion(number) : null
  if (!question) return null
  const { correctAnswer, source } = question
  const facts = [
    `Bonne réponse : ${question[`option${correctAnswer}`]}`,
    ...(source ? [`Source : ${source}`] : []),
  ]
  const about = { kind: 'question', id: question.id } as const
  return { about, place: String(question.id), text: question.question, facts, home: paths.theory() }
}

/** No page of a member has a longer address. */
const LONGEST = 1000

/** The page that the reporter came from. */
export function backFrom(request: Request, content: ReportedContent | null): string {
  const home = content?.home ?? paths.dashboard()
  const target = safeRedirect(new URL(request.url).searchParams.get('retour'), home)
  return target.length <= LONGEST ? target : home
}
