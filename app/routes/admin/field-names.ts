import type { NewsWriting } from '#modules/news'
import type { LessonFields, QuestionFields } from '#modules/exams'
import type { Change } from '#app/ui/admin/change-list'

// The labels of the forms, which the log and comparisons of two versions use too.

export const QUESTION_FIELDS = {
  question: 'Question',
  optionA: 'Option A',
  optionB: 'Option B',
  optionC: 'Option C',
  correctAnswer: 'Bonne réponse',
  theme: 'Thème',
  explanation: 'La règle',
  source: 'Source',
  why: 'Pourquoi',
  trap: 'Le piège',
  remember: 'À retenir',
  difficulty: 'Difficulté',
  article: 'Article',
  sourceUrl: 'Adresse du texte',
  checkedOn: 'Vérifié le',
  checkedBy: "Vérifié d'après",
  group: 'Groupe',
  picture: 'Image',
  pictureAlt: "Ce que montre l'image",
  lesson: 'Leçon',
} as const satisfies Record<keyof QuestionFields, string>

export const LESSON_FIELDS = {
  title: 'Titre',
  description: 'Description',
  content: 'Contenu',
  basis: 'Ce que la vérification a comparé',
  checkedOn: 'Vérifié le',
  checkedBy: "Vérifié d'après",
} as const satisfies Record<keyof LessonFields, string>

export const NEWS_FIELDS = {
  title: 'Titre',
  summary: 'Résumé',
  content: 'Contenu',
  author: 'Auteur',
  isPublished: 'Publié',
  isFeatured: 'À la une',
  publishAt: 'Publication',
  unpublishAt: 'Retrait',
  picture: 'Image',
} as const satisfies Record<keyof NewsWriting, string>

/** The fields whose texts differ. Browsers send other line breaks than are stored. */
export function changesOf(names: Record<string, string>, before: object, after?: object | null): Change[] {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after ?? {}))]
  return Object.entries(names)
    .map(([name, field]) => ({ field, before: textOf(was.get(name)), after: textOf(is.get(name)) }))
    .filter(({ before, after }) => before.trim() !== after.trim())
}

/** A difficulty is a number. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\r\n?/g, '\n') : ''
