import type { Subject } from '#modules/admin'
import { parseId, parsePositiveInteger } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'

type Params = { id?: string; slug?: string }

/** The question or lesson to report. `place` is the last part of the report page's path: an id or a slug. */
export type ReportedContent = {
  about: Subject<'question' | 'lesson'>
  /** The version that the reader saw. */
  version: number
  place: string
  text: string
  facts: string[]
  /** The URL to return to, for readers who did not come from a page of this site. */
  home: string
}

/** Finds the content. `?version=` is the version that the reader saw, and defaults to the latest one. */
export async function findReported(request: Request, { id, slug }: Params): Promise<ReportedContent | null> {
  const { exams } = site()
  const read = parsePositiveInteger(new URL(request.url).searchParams.get('version')) ?? undefined
  if (slug !== undefined) {
    const found = await exams.lessons.find(slug)
    if (!found) return null
    const { id, title, description, version } = found.lesson
    const about = { kind: 'lesson', id } as const
    return {
      about,
      version: read ?? version,
      place: slug,
      text: title,
      facts: [description],
      home: paths.lesson(slug),
    }
  }
  const number = parseId(id)
  const question = number ? await exams.questions.findVersion(number, read) : null
  if (!question) return null
  const { correctAnswer, source, version } = question
  const facts = [
    `Bonne réponse : ${question[`option${correctAnswer}`]}`,
    ...(source ? [`Source : ${source}`] : []),
  ]
  const about = { kind: 'question', id: question.id } as const
  return { about, version, place: String(question.id), text: question.question, facts, home: paths.theory() }
}
