import type { Database } from '#db/database'
import { formatQuestions, type Letter } from '#modules/exams'
import { type QuestionFields, questionSchema } from '#modules/exams/questions/schema'
import type { Browser } from '#test/harness/browser'
import { openPage, type Page } from '#test/harness/page'
import { camille, karim, type Name } from '#test/people'

/** A question whose right answer is B. */
export function question(number: number, changes: Partial<QuestionFields> = {}): QuestionFields {
  const optional = { theme: 'transport', explanation: `Parce que ${number}.`, source: `Règle ${number}` }
  return { ...questionSchema.parse({ ...bareQuestion(number), ...optional }), ...changes }
}

/** Without the optional fields. */
export function bareQuestion(number: number) {
  return {
    question: `Question d'exercice ${number} ?`,
    optionA: `Fausse ${number}a`,
    optionB: `Juste ${number}`,
    optionC: `Fausse ${number}c`,
    correctAnswer: 'B' as const,
  }
}

export function questions(count: number): QuestionFields[] {
  return Array.from({ length: count }, (_, index) => question(index + 1))
}

export const RIGHT: Letter = 'B'
export const WRONG: Letter = 'A'

export const QUESTIONS = '/admin/questions'
export const IMPORT = `${QUESTIONS}/import`
export const EXPORT = `${QUESTIONS}/export.csv`

type Site = { db: Database }

/** As its form sends it: what is empty is an empty text. */
export function toForm(question: QuestionFields): Record<string, string> {
  return Object.fromEntries(Object.entries(question).map(([name, value]) => [name, String(value ?? '')]))
}

/** Adds `question(number)` by its form. */
export const addQuestion = (admin: Browser, number: number, changes?: Partial<QuestionFields>) =>
  admin.post(`${QUESTIONS}/new`, toForm(question(number, changes)))

/** Imports questions from a CSV file and confirms the preview. */
export async function importQuestions(admin: Browser, added: QuestionFields[]) {
  const preview = await openPage(admin.follow(await uploadFile(admin, formatQuestions(added))))
  await admin.post(...toConfirmation(preview))
}

/** Uploads a file of questions; the page that follows shows what it would change. */
export function uploadFile(
  admin: Browser,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([content], 'banque.csv', { type: 'text/csv' }))
  return admin.send('POST', IMPORT, { body: form })
}

/** The form that confirms an import, on the page that shows what it would change. */
export function toConfirmation(page: Page): [string, Record<string, string>] {
  const form = page.find(`form[action^="${IMPORT}/"]`)!
  return [form.attribute('action')!, form.fields()]
}

/** Deletes all questions, retired ones too, and the exams that contain them. */
export async function removeQuestions({ db }: Site) {
  for (const table of ['exam_results', 'attempts', 'question_versions', 'questions'])
    await db.write(`DELETE FROM ${table}`)
}

/** Runs `work` while the bank has no current question. */
export async function withEmptyBank({ db }: Site, work: () => Promise<unknown>) {
  // The older versions of a revised question stay as they are.
  const current = await db.read<{ id: number }>('SELECT id FROM question_versions WHERE is_current')
  await db.write('UPDATE question_versions SET is_current = false')
  try {
    await work()
  } finally {
    for (const { id } of current)
      await db.write('UPDATE question_versions SET is_current = true WHERE id = $1', [id])
  }
}

export const REPORT = { reason: 'source', message: 'La source est périmée.' }

const LONG = `La source est périmée. ${'Sansespace'.repeat(20)}\n\nVoir le Moniteur belge.`

/** Reports a question, or a lesson; both by their path. */
export const reportContent = (member: Browser, path = 'question/1', report = REPORT) =>
  member.post(`/signaler/${path}`, report)

type Members = { member: (name: Name) => Promise<{ http: Browser }> }

/** Two members report the first question, and one of them a lesson. Returns the id of the first report. */
export async function addReports({ db, member }: Site & Members): Promise<number> {
  await db.write('DELETE FROM reports')
  const [{ http: one }, { http: other }] = [await member(camille), await member(karim)]
  await reportContent(one, 'question/1', { ...REPORT, message: LONG })
  await reportContent(other, 'question/1', { reason: 'wording', message: 'Deux négations.' })
  await reportContent(one, 'lecon/stockage', { reason: 'answer', message: 'Le seuil a changé.' })
  const [first] = await db.read<{ id: number }>('SELECT min(id) AS id FROM reports')
  return first!.id
}
