import { expect, test } from 'vitest'
import { z } from 'zod'
import { questionChangeSchema, questionSchema } from './questions/schema'
import { examResultSchema } from './results/schema'

const ANSWER = { questionId: 1, userAnswer: 'A' }
const BODY = { examType: 'practice', totalQuestions: 10, timeSpent: 60, answers: [ANSWER] }

test('the score that an exam result claims is ignored', () => {
  const claimed = { ...BODY, score: 10, answers: [{ ...ANSWER, isCorrect: true }] }

  expect(examResultSchema.parse(claimed)).toEqual(BODY)
})

test.each([
  ['', null],
  [null, null],
  [undefined, null],
  ['C', 'C'],
])('the answer %j of an exam result is read as %j', (given, read) => {
  const parsed = examResultSchema.parse({ ...BODY, answers: [{ questionId: 1, userAnswer: given }] })

  expect(parsed.answers).toEqual([{ questionId: 1, userAnswer: read }])
})

test('an exam result without a type is of a practice exam', () => {
  const { examType: _, ...rest } = BODY

  expect(examResultSchema.parse(rest).examType).toBe('practice')
})

const TOTAL = 'Le nombre de questions est 10 pour un entraînement, 30 pour un examen officiel'
const SEVERAL = [{ questionId: 1 }, { questionId: 2 }, { questionId: 3, userAnswer: 'D' }]

test.each<[Record<string, unknown>, Record<string, string[]>]>([
  [{ examType: 'final' }, { examType: ["Le type d'examen doit être practice ou official"] }],
  [{ totalQuestions: 30 }, { totalQuestions: [TOTAL] }],
  [{ totalQuestions: 10, examType: 'official' }, { totalQuestions: [TOTAL] }],
  [{ totalQuestions: '10' }, { totalQuestions: ['Le nombre de questions est requis'] }],
  [{ timeSpent: -0.5 }, { timeSpent: ['Le temps passé ne peut pas être négatif'] }],
  [{ timeSpent: null }, { timeSpent: ['Le temps passé, en secondes, est requis'] }],
  [{ answers: {} }, { answers: ['La liste des réponses est requise'] }],
  [{ answers: [7] }, { answers: ['Réponse 1 : un objet est attendu'] }],
  [{ answers: SEVERAL }, { answers: ['Réponse 3 : le choix doit être A, B, C ou vide'] }],
  [{ answers: [{ questionId: '1' }] }, { answers: ["Réponse 1 : l'identifiant de la question est requis"] }],
  [{ answers: [{ questionId: 0 }] }, { answers: ["Réponse 1 : la question n'existe pas"] }],
  [{ answers: [{ questionId: 1.5 }] }, { answers: ["Réponse 1 : la question n'existe pas"] }],
  [{ answers: [{ questionId: 1e300 }] }, { answers: ["Réponse 1 : la question n'existe pas"] }],
  [{ answers: [ANSWER, ANSWER] }, { answers: ["Une question n'a qu'une réponse"] }],
  [{ answers: many(11) }, { answers: ["Il y a plus de réponses que l'examen n'a de questions"] }],
  [{ answers: Array(5000).fill(0) }, { answers: ['Un examen compte au plus 30 réponses'] }],
])('an exam result with %j is refused, each fault once', (change, faults) => {
  const { error } = examResultSchema.safeParse({ ...BODY, ...change })

  expect(z.flattenError(error!).fieldErrors).toEqual(faults)
})

function many(count: number) {
  return Array.from({ length: count }, (_, index) => ({ questionId: index + 1 }))
}

const QUESTION = {
  question: 'Combien de temps vaut la licence provisoire ?',
  optionA: 'Six mois',
  optionB: 'Un an',
  optionC: 'Deux ans',
  correctAnswer: 'A',
}

test.each([
  ['a new question', questionSchema],
  ['a changed question', questionChangeSchema],
])('the options of %s must differ, whatever case and spaces', (_what, schema) => {
  const { error } = schema.safeParse({ ...QUESTION, optionC: 'six  MOIS' })

  expect(error?.issues).toMatchObject([{ path: ['optionC'], message: 'Cette option existe déjà' }])
  expect(schema.safeParse(QUESTION).success).toBe(true)
})

test('a change of a picture or of its text needs both, or removes both', () => {
  const faultsOf = (change: object) =>
    questionChangeSchema.safeParse({ ...QUESTION, ...change }).error?.issues.map(({ path }) => path.join())

  expect(faultsOf({ picture: 'coffre' })).toEqual(['pictureAlt'])
  expect(faultsOf({ pictureAlt: 'Un coffre' })).toEqual(['picture'])
  for (const change of [{ picture: 'coffre', pictureAlt: 'Un coffre' }, { picture: null }, {}])
    expect(faultsOf(change)).toBeUndefined()
})

test('equal options are reported together with other faults', () => {
  const { error } = questionSchema.safeParse({ ...QUESTION, optionB: 'Six mois', correctAnswer: 'D' })

  expect(error?.issues.map(({ path }) => path.join())).toEqual(['correctAnswer', 'optionB'])
})

test('missing options are not reported as equal', () => {
  const { error } = questionSchema.safeParse({ ...QUESTION, optionA: '', optionB: '' })

  expect(error?.issues.map(({ message }) => message)).toEqual([
    "L'option A est requise",
    "L'option B est requise",
  ])
})
