import { z } from 'zod'
import { EXAMS, examTypeSchema, questionChangeSchema, questionSchema } from '#modules/exams/schemas'
import { CHANGED_MEANWHILE, DUPLICATE_QUESTION, QUESTION_WORDS } from '#app/routes/admin/questions/words'
import { LOCKED, NOT_ENOUGH_QUESTIONS } from '#app/routes/exams/words'
import { site } from '#app/start/modules.server'
import { QUESTION_NOT_FOUND } from '#app/text/words'
import { call, wholeNumber } from './call'
import { examQuestion, message, question } from './entities'

/** As many as the longest exam has. */
const MOST_DRAWN = EXAMS.official.questions
const BAD_COUNT = `Le nombre de questions doit être un nombre entier de 1 à ${MOST_DRAWN}`

const refusals = {
  unknown: { status: 404, message: QUESTION_NOT_FOUND },
  'duplicate-question': { status: 409, message: DUPLICATE_QUESTION, field: 'question' },
  changed: { status: 409, message: CHANGED_MEANWHILE },
}

export const questionCalls = {
  'GET /api/questions/random/{count}': call({
    summary: "Tirer au sort les questions d'un examen, de 1 à 30",
    access: 'member',
    path: z.object({ count: wholeNumber(1, MOST_DRAWN, BAD_COUNT) }),
    query: z.object({ type: examTypeSchema.default('practice') }),
    answer: z.array(examQuestion),
    refusals: {
      locked: { status: 403, message: LOCKED },
      'not-enough-questions': { status: 409, message: NOT_ENOUGH_QUESTIONS },
    },
    statuses: [403, 409],
    handle: ({ user, path: { count }, query: { type } }) => site().exams.drawQuestions(user.id, type, count),
  }),

  'GET /api/questions': call({
    summary: 'Les questions, avec leur réponse, de la plus récente à la plus ancienne',
    access: 'member',
    isList: true,
    answer: question,
    handle: ({ slice }) => site().exams.listQuestions(slice),
  }),

  'POST /api/questions': call({
    summary: 'Ajouter une question',
    access: 'admin',
    body: questionSchema,
    answer: question,
    status: 201,
    refusals,
    statuses: [409],
    handle: ({ caller, body }) => site().admin.addQuestion(caller, body),
  }),

  'PUT /api/questions/{id}': call({
    summary: "Modifier une question : les examens en cours et passés gardent l'ancienne",
    access: 'admin',
    unknown: QUESTION_NOT_FOUND,
    body: questionChangeSchema,
    answer: question,
    refusals,
    statuses: [409],
    async handle({ caller, id, body }) {
      const revised = await site().admin.reviseQuestion(caller, id, body)
      return revised.ok ? revised.value.question : revised
    },
  }),

  'DELETE /api/questions/{id}': call({
    summary: 'Retirer une question : les examens passés la gardent',
    access: 'admin',
    unknown: QUESTION_NOT_FOUND,
    answer: message,
    refusals,
    async handle({ caller, id }) {
      const deleted = await site().admin.deleteQuestion(caller, id)
      return deleted.ok ? { message: QUESTION_WORDS.deleted } : deleted
    },
  }),
}
