import { z } from 'zod'
import { LETTERS } from '../letters'
import { EXAMS } from '../rules'
import { EXAM_TYPES, examTypeSchema } from '../schemas'

export const RESULT_FILTERS = {
  type: EXAM_TYPES,
  outcome: ['passed', 'failed'],
  sort: ['recent', 'oldest', 'best', 'worst'],
} as const
export type ExamOutcome = (typeof RESULT_FILTERS)['outcome'][number]
export type ResultSort = (typeof RESULT_FILTERS)['sort'][number]

/** The result of an exam that an API client ran by itself. A score that the client sends is ignored. */
export type ClaimedResult = z.output<typeof examResultSchema>

const claimedAnswerSchema = z.object(
  {
    questionId: z
      .number(ofAnswer("l'identifiant de la question est requis"))
      .refine((id) => Number.isSafeInteger(id) && id >= 1, ofAnswer("la question n'existe pas")),
    userAnswer: z
      .enum([...LETTERS, ''], ofAnswer('le choix doit être A, B, C ou vide'))
      .nullish()
      .transform((letter) => letter || null),
  },
  ofAnswer('un objet est attendu'),
)

/** Checks the number of answers first, so that a huge body does not produce a message for each answer. */
export const examResultSchema = z
  .object({
    examType: examTypeSchema.default('practice'),
    totalQuestions: z.number('Le nombre de questions est requis'),
    timeSpent: z
      .number('Le temps passé, en secondes, est requis')
      .min(0, 'Le temps passé ne peut pas être négatif'),
    answers: z
      .array(z.unknown(), 'La liste des réponses est requise')
      .max(EXAMS.official.questions, `Un examen compte au plus ${EXAMS.official.questions} réponses`)
      .pipe(z.array(claimedAnswerSchema)),
  })
  .refine(({ examType, totalQuestions }) => totalQuestions === EXAMS[examType].questions, {
    path: ['totalQuestions'],
    error: `Le nombre de questions est ${EXAMS.practice.questions} pour un entraînement, ${EXAMS.official.questions} pour un examen officiel`,
  })
  .refine(({ examType, answers }) => answers.length <= EXAMS[examType].questions, {
    path: ['answers'],
    error: "Il y a plus de réponses que l'examen n'a de questions",
  })
  .refine(({ answers }) => new Set(answers.map((answer) => answer.questionId)).size === answers.length, {
    path: ['answers'],
    error: "Une question n'a qu'une réponse",
  })

function ofAnswer(fault: string) {
  const error = ({ path = [] }: { path?: PropertyKey[] }) => `Réponse ${Number(path[1]) + 1} : ${fault}`
  return { error }
}
