import type { NewsWriting } from '#modules/news'
import type { LessonFields, QuestionFields } from '#modules/exams'
import { CHECK_NAMES, DIFFICULTY_NAMES } from './exams'
import { numericDay } from './format'

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

/** Returns the fields of a question or lesson, also as typed in a form, with the words and dates that people read. */
export function inWords(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, toWords(name, String(value)) ?? value]),
  )
}

function toWords(name: string, value: string): string | undefined {
  if (name === 'checkedOn') return /^\d{4}-\d\d-\d\d$/.test(value) ? numericDay(value) : undefined
  const names: Record<string, string> = { checkedBy: CHECK_NAMES, difficulty: DIFFICULTY_NAMES }[name] ?? {}
  return Object.hasOwn(names, value) ? names[value] : undefined
}

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

/** Lists the fields that differ. CRLF and LF count as equal, because browsers send CRLF. */
export function listChanges(names: Record<string, string>, before: object, after?: object | null) {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after ?? {}))]
  return Object.entries(names)
    .map(([name, field]) => ({ field, before: toText(was.get(name)), after: toText(is.get(name)) }))
    .filter(({ before, after }) => before.trim() !== after.trim())
}

const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\r\n?/g, '\n') : ''
