import { z } from 'zod'
import { examResultSchema } from '#modules/exams/schemas'
import { examDetails, examResult, loggedResult } from './entities'
import { defineCalls } from './operation'

export const RESULT_UNKNOWN = 'Résultat introuvable.'

export const examCalls = defineCalls({
  '/api/exam-results': {
    GET: {
      summary: 'Ses propres résultats',
      access: 'member',
      isList: true,
      answer: { status: 200, schema: z.array(examResult) },
    },
    POST: {
      summary: 'Enregistrer un examen, que le serveur corrige',
      access: 'member',
      body: examResultSchema,
      answer: { status: 201, schema: examResult },
      refusals: [403, 429],
    },
  },
  '/api/exam-results/{id}/details': {
    GET: {
      summary: "Un résultat avec ses questions et ses réponses, à celui qui a passé l'examen ou à un admin",
      access: 'member',
      unknown: RESULT_UNKNOWN,
      answer: { status: 200, schema: examDetails },
    },
  },
  '/api/admin/exam-results': {
    GET: {
      summary: 'Les résultats de tous les membres',
      access: 'admin',
      isList: true,
      answer: { status: 200, schema: z.array(loggedResult) },
    },
  },
})
