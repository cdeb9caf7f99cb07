import type { GradedAnswer } from '#modules/exams'
import { examResultSchema } from '#modules/exams/schemas'
import { limitResults } from '#app/http/limits.server'
import { LOCKED } from '#app/routes/exams/words'
import { site } from '#app/start/modules.server'
import { call } from './call'
import { examDetails, examResult, loggedResult } from './entities'

const UNKNOWN_QUESTION = "Une des questions n'existe pas ou n'existe plus"

export const examCalls = {
  'GET /api/exam-results': call({
    summary: 'Ses propres résultats',
    access: 'member',
    isList: true,
    answer: examResult,
    handle: ({ user, slice }) => site().exams.listResults(user.id, slice),
  }),

  'POST /api/exam-results': call({
    summary: 'Enregistrer un examen, que le serveur corrige',
    access: 'member',
    body: examResultSchema,
    answer: examResult,
    status: 201,
    refusals: {
      locked: { status: 403, message: LOCKED },
      'unknown-question': { status: 400, message: UNKNOWN_QUESTION, field: 'answers' },
    },
    statuses: [403, 429],
    handle: async ({ user, caller, body }) =>
      (await limitResults(user)) ?? site().exams.recordResult(caller, body),
  }),

  'GET /api/exam-results/{id}/details': call({
    summary: "Un résultat avec ses questions et ses réponses, à celui qui a passé l'examen ou à un admin",
    access: 'member',
    unknown: 'Résultat introuvable.',
    answer: examDetails,
    async handle({ user, id }) {
      const { exams } = site()
      const found = await (user.isAdmin
        ? exams.findAnyResult(id)
        : exams.findResult({ userId: user.id, resultId: id }))
      return found && { examResult: found.result, answers: found.answers.map(withQuestion) }
    },
  }),

  'GET /api/admin/exam-results': call({
    summary: 'Les résultats de tous les membres',
    access: 'admin',
    isList: true,
    answer: loggedResult,
    handle: ({ slice }) => site().admin.listExamResults({}, slice),
  }),
}

function withQuestion({ id, userAnswer, isCorrect, questionId, position: _, ...question }: GradedAnswer) {
  return { userAnswer: { id, userAnswer, isCorrect }, question: { id: questionId, ...question } }
}
