import type { z } from 'zod'
import { contract } from '#app/calls'
import { COMMON_ANSWERS, COMMON_HEADERS, nameOfAnswer, statusesOf } from './document-answers'
import { componentSchemas, describeSchema } from './document-schemas'
import type { CallMethod, CallTable, Operation } from './operation'
import { idParameter, sliceParameters } from './parameters'

/** The whole contract as an OpenAPI document, written by the table and the schemas that also parse. */
export function describeContract({ url, version }: { url: string; version: string }) {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Prépa LTS',
      version,
      description:
        'Les appels JSON du site. Un GET répond aussi à HEAD. Une liste est un tableau, du plus récent au plus ancien ; les dates sont en ISO 8601, UTC.',
    },
    servers: [{ url }],
    tags: TAGS.map(([, name]) => ({ name })),
    paths: Object.fromEntries(
      Object.entries(contract as CallTable).map(([path, byMethod]) => [path, describePath(path, byMethod)]),
    ),
    components: {
      schemas: componentSchemas(),
      responses: COMMON_ANSWERS,
      headers: COMMON_HEADERS,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Donné par /api/login et /api/register. Sur https, son nom est __Host-session.',
        },
      },
    },
  }
}

export type ContractDocument = ReturnType<typeof describeContract>

/** The first that begins an address is its area. */
const TAGS = [
  ['/api/admin/', 'Administration'],
  ['/api/questions', 'Questions'],
  ['/api/exam-results', 'Examens'],
  ['/api/classified-ads', 'Annonces'],
  ['/api/news', 'Actualités'],
  ['/api/openapi.json', 'Contrat'],
  ['/api/', 'Compte'],
] as const

const ACCESS = {
  everyone: { description: 'Pour tous.', security: [{}, { session: [] }] },
  member: { description: 'Pour les membres connectés.', security: [{ session: [] }] },
  admin: { description: 'Pour les admins.', security: [{ session: [] }] },
} satisfies Record<Operation['access'], object>

function describePath(path: string, byMethod: CallTable[`/api/${string}`]) {
  const methods = Object.entries(byMethod) as [CallMethod, Operation][]
  return Object.fromEntries(
    methods.map(([method, operation]) => [method.toLowerCase(), describeOperation(path, method, operation)]),
  )
}

function describeOperation(path: string, method: CallMethod, operation: Operation) {
  const parameters = parametersOf(path, operation)
  return {
    operationId: operationId(path, method),
    summary: operation.summary,
    tags: [TAGS.find(([start]) => path.startsWith(start))![1]],
    ...ACCESS[operation.access],
    'x-access': operation.access,
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body && { requestBody: { required: true, content: json(operation.body, 'input') } }),
    responses: {
      [operation.answer.status]: describeAnswer(operation),
      ...Object.fromEntries(
        statusesOf(path, method, operation).map((status) => [
          status,
          { $ref: `#/components/responses/${nameOfAnswer(status)}` },
        ]),
      ),
    },
  }
}

function describeAnswer({ answer, isList, setsSession }: Operation) {
  const names = [...(isList ? ['X-Total-Count'] : []), ...(setsSession ? ['Set-Cookie'] : [])]
  const headers = names.map((name) => [name, { $ref: `#/components/headers/${name}` }])
  return {
    description: answer.status === 201 ? 'Créé' : 'Fait',
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    content: json(answer.schema, 'output'),
  }
}

function parametersOf(path: string, { path: inPath, query, isList }: Operation) {
  const named = { id: idParameter, ...inPath?.shape } as Record<string, z.ZodType>
  const asked = { ...query?.shape, ...(isList && sliceParameters.shape) } as Record<string, z.ZodType>
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter('path', name!, named[name!]!)),
    ...Object.entries(asked).map(([name, schema]) => parameter('query', name, schema)),
  ]
}

function parameter(where: 'path' | 'query', name: string, schema: z.ZodType) {
  const required = where === 'path' || !schema.safeParse(undefined).success
  // As what it is read: all of an address is text.
  return { name, in: where, required, schema: describeSchema(schema, 'output') }
}

function json(schema: z.ZodType, io: 'input' | 'output') {
  return { 'application/json': { schema: describeSchema(schema, io) } }
}

/** `GET /api/classified-ads/{id}` is `getClassifiedAdsById`. */
function operationId(path: string, method: CallMethod): string {
  const words = path
    .replace('/api', '')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .match(/\w+/g)!
  return method.toLowerCase() + words.map(capitalised).join('')
}

function capitalised(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1)
}
