import { z } from 'zod'
import type { BankQuestion } from '#modules/exams'
import { EXAMS } from '#modules/exams/rules'
import { examTypeSchema } from '#modules/exams/schemas'
import { questionChangeSchema, questionSchema } from '#modules/exams/questions/schema'
import {
  CHANGED_MEANWHILE,
  DUPLICATE_QUESTION,
  LOCKED,
  NOT_ENOUGH_QUESTIONS,
  QUESTION_DELETED,
  QUESTION_NOT_FOUND,
  UNKNOWN_LESSON,
  UNKNOWN_PICTURE,
} from '#app/text'
import { site } from '#app/start/modules.server'
import { admin, member, wholeNumber } from './call'
import { examQuestion, message, question } from './entities'

const MOST_DRAWN = EXAMS.official.questions
const BAD_COUNT = `Le nombre de questions doit être un nombre entier de 1 à ${MOST_DRAWN}`

const duplicate = { status: 409, message: DUPLICATE_QUESTION, field: 'question' }
const places = {
  'unknown-picture': { status: 400, message: UNKNOWN_PICTURE, field: 'picture' },
  'unknown-lesson': { status: 400, message: UNKNOWN_LESSON, field: 'lesson' },
}

export const questionCalls = {
  'GET /api/questions/random/{count}': member({
    summary: "Tirer au sort les questions d'un examen, de 1 à 30",
    path: z.object({ count: wholeNumber(1, MOST_DRAWN, BAD_COUNT) }),
    query: z.object({ type: examTypeSchema.default('practice') }),
    answer: z.array(examQuestion),
    refusals: {
      locked: { status: 403, message: LOCKED },
      'not-enough-questions': { status: 409, message: NOT_ENOUGH_QUESTIONS },
    },
  }).handle(({ user, path: { count }, query: { type } }) =>
    site().exams.questions.draw(user.id, type, count),
  ),

  'GET /api/questions': member({
    summary: 'Les questions, avec leur réponse, de la plus récente à la plus ancienne',
    isList: true,
    answer: question,
  }).handle(({ slice }) => site().exams.questions.listCurrent(slice)),

  'POST /api/questions': admin({
    summary: 'Ajouter une question',
    body: questionSchema,
    answer: question,
    status: 201,
    refusals: { 'duplicate-question': duplicate, ...places },
  }).handle(({ caller, body }) => site().admin.questions.add(caller, body)),

  'PUT /api/questions/{id}': admin({
    summary: "Modifier une question : les examens en cours et passés gardent l'ancienne",
    unknown: QUESTION_NOT_FOUND,
    body: questionChangeSchema,
    answer: question,
    show: (revised: { question: BankQuestion }) => revised.question,
    refusals: {
      'duplicate-question': duplicate,
      changed: { status: 409, message: CHANGED_MEANWHILE },
      ...places,
    },
  }).handle(({ caller, id, body }) => site().admin.questions.revise(caller, id, body)),

  'DELETE /api/questions/{id}': admin({
    summary: 'Retirer une question : les examens passés la gardent',
    unknown: QUESTION_NOT_FOUND,
    answer: message,
    show: () => ({ message: QUESTION_DELETED }),
  }).handle(({ caller, id }) => site().admin.questions.delete(caller, id)),
}
