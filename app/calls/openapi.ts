import { z } from 'zod'
import { defineCalls } from './operation'

export const openapiCalls = defineCalls({
  '/api/openapi.json': {
    GET: {
      summary: 'Ce document',
      access: 'everyone',
      answer: {
        status: 200,
        schema: z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
      },
    },
  },
})
