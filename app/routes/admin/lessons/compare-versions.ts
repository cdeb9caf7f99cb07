import type { LessonVersion, LooseEnds } from '#modules/exams'
import { inWords, LESSON_FIELDS, listChanges, longDateAndTime } from '#app/text'
import { paths } from '#app/paths'
import type { TextChange } from '#app/ui'

export function listLessonChanges(before: object, after: object): TextChange[] {
  return listChanges(LESSON_FIELDS, inWords(before), inWords(after))
}

/** `isWhole` is true if no earlier version is known. `changes` then contains the whole text. */
type FormattedVersion = { number: number; written: string; changes: TextChange[]; isWhole: boolean }

/** Compares each version with the previous one. The array begins with the latest version. */
export function formatVersions(versions: readonly LessonVersion[]): FormattedVersion[] {
  return versions.map((version, index) => {
    const before = versions[index + 1]
    const changes = listLessonChanges(before ?? {}, version)
    return {
      number: version.number,
      written: `Le ${longDateAndTime(version.createdAt)}, ${formatAuthor(version)}.`,
      changes: before ? changes : changes.map((change) => ({ ...change, before: null })),
      isWhole: !before,
    }
  })
}

function formatAuthor({ number, author }: LessonVersion): string {
  if (author !== null) return `par ${author}`
  return number === 1 ? 'livrée avec le site' : 'par un compte supprimé'
}

export function formatLooseEnds({ sections, pictures, links }: LooseEnds) {
  return [
    ...sections.map(({ place, questions, lessons }) => ({
      title: `« ${place} » n'existerait plus, et on y mène depuis :`,
      links: [
        ...lessons.map(({ id, title }) => ({ label: `Leçon : ${title}`, href: paths.admin.lesson(id) })),
        ...questions.map(({ id, question }) => ({ label: question, href: paths.admin.question(id) })),
      ],
    })),
    ...pictures.map((name) => ({ title: `Le dessin « ${name} » n'existe pas`, links: [] })),
    ...links.map((target) => ({ title: `La leçon ou le paragraphe « ${target} » n'existe pas`, links: [] })),
  ]
}
