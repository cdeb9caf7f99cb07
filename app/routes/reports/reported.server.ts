import type { Subject } from '#modules/admin'
import { parsePositiveInteger } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'

type Params = { id?: string; slug?: string }

/** The question or lesson that the report page shows. `place`, its id or slug, ends the path of the report page. */
export type ReportedContent = {
  about: Subject<'question' | 'lesson'>
  /** The version that the reader saw. */
  version: number
  place: string
  text: string
  facts: string[]
  /** The URL where the content can be read, for readers who do not come from a page of this site. */
  home: string
}

/** Finds the content in the version that `?version=` names, by default in the latest one. */
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
  const number = parsePositiveInteger(id)
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
