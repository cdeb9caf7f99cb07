import type { GradedAnswer, ResultDetails } from '#modules/exams'
import { examResultSchema } from '#modules/exams/results/schema'
import { RETENTION } from '#modules/kernel/retention'
import { limitUser } from '#app/http'
import { formatPeriod, LOCKED } from '#app/text'
import { site } from '#app/start/modules.server'
import { admin, member } from './call'
import { examDetails, examResult, loggedResult } from './entities'

const UNKNOWN_QUESTION = "Une des questions n'existe pas ou n'existe plus"

export const examCalls = {
  'GET /api/exam-results': member({
    summary: 'Ses propres résultats',
    isList: true,
    answer: examResult,
  }).handle(({ user, slice }) => site().exams.results.list(user.id, slice)),

  'POST /api/exam-results': member({
    summary: 'Enregistrer un examen, que le serveur corrige',
    body: examResultSchema,
    answer: examResult,
    status: 201,
    refusals: {
      locked: { status: 403, message: LOCKED },
      'unknown-question': { status: 400, message: UNKNOWN_QUESTION, field: 'answers' },
    },
    statuses: [429],
  }).handle(
    async ({ user, caller, body }) =>
      (await limitUser('exam-result', user)) ?? site().exams.results.record(caller, body),
  ),

  'GET /api/exam-results/{id}/details': member({
    summary: `Un résultat avec ses questions et ses réponses, à celui qui a passé l'examen ou à un admin ; après ${formatPeriod(RETENTION.answers)}, la liste des réponses est vide`,
    unknown: 'Résultat introuvable.',
    answer: examDetails,
    show: ({ result, answers }: ResultDetails) => ({
      examResult: result,
      answers: answers.map(withQuestion),
    }),
  }).handle(({ user, id: resultId }) =>
    user.isAdmin
      ? site().exams.results.findAny(resultId)
      : site().exams.results.find({ userId: user.id, resultId }),
  ),

  'GET /api/admin/exam-results': admin({
    asksPassword: () => true,
    summary: 'Les résultats de tous les membres',
    isList: true,
    answer: loggedResult,
  }).handle(({ slice }) => site().admin.results.list({}, slice)),
}

function withQuestion({ id, userAnswer, isCorrect, questionId, ...question }: GradedAnswer) {
  return { userAnswer: { id, userAnswer, isCorrect }, question: { id: questionId, ...question } }
}
