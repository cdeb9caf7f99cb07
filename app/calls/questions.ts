import { z } from 'zod'
import { EXAMS, examTypeSchema, questionChangeSchema, questionSchema } from '#modules/exams/schemas'
import { QUESTION_NOT_FOUND } from '../text/not-found-words'
import { examQuestion, message, question } from './entities'
import { defineCalls } from './operation'
import { wholeNumber } from './parameters'

const unknown = QUESTION_NOT_FOUND

/** As many as the longest exam has. */
const MOST_DRAWN = EXAMS.official.questions
const BAD_COUNT = `Le nombre de questions doit être un nombre entier de 1 à ${MOST_DRAWN}`

export const questionCalls = defineCalls({
  '/api/questions/random/{count}': {
    GET: {
      summary: "Tirer au sort les questions d'un examen, de 1 à 30",
      access: 'member',
      path: z.object({ count: wholeNumber(1, MOST_DRAWN, BAD_COUNT) }),
      query: z.object({ type: examTypeSchema.default('practice') }),
      answer: { status: 200, schema: z.array(examQuestion) },
      refusals: [403, 409],
    },
  },
  '/api/questions': {
    GET: {
      summary: 'Les questions, avec leur réponse, de la plus récente à la plus ancienne',
      access: 'member',
      isList: true,
      answer: { status: 200, schema: z.array(question) },
    },
    POST: {
      summary: 'Ajouter une question',
      access: 'admin',
      body: questionSchema,
      answer: { status: 201, schema: question },
      refusals: [409],
    },
  },
  '/api/questions/{id}': {
    PUT: {
      summary: "Modifier une question : les examens en cours et passés gardent l'ancienne",
      access: 'admin',
      unknown,
      body: questionChangeSchema,
      answer: { status: 200, schema: question },
      refusals: [409],
    },
    DELETE: {
      summary: 'Retirer une question : les examens passés la gardent',
      access: 'admin',
      unknown,
      answer: { status: 200, schema: message },
    },
  },
})
