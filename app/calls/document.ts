import { z } from 'zod'
import { LARGEST_INTEGER } from '../http/address'
import { type Call, callsByPath, type CallTable, sliceParameters } from './call'
import { COMMON_ANSWERS, COMMON_HEADERS, nameOfAnswer, statusesOf } from './document-answers'
import { componentSchemas, describeSchema } from './document-schemas'

/** The whole contract as an OpenAPI document, from the table and the schemas that also parse. */
export function describeContract(table: CallTable, { url, version }: { url: string; version: string }) {
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
      callsByPath(table).map(([path, byMethod]) => [path, describePath(path, byMethod)]),
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

/** The area of a path is the first that begins it. */
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
} satisfies Record<Call['access'], object>

function describePath(path: string, byMethod: Record<string, Call>) {
  return Object.fromEntries(
    Object.entries(byMethod).map(([method, call]) => [
      method.toLowerCase(),
      describeCall(method, path, call),
    ]),
  )
}

function describeCall(method: string, path: string, call: Call) {
  const parameters = parametersOf(path, call)
  const refusals = statusesOf(method, path, call).map((status) => [
    status,
    { $ref: `#/components/responses/${nameOfAnswer(status)}` },
  ])
  return {
    operationId: operationId(method, path),
    summary: call.summary,
    tags: [TAGS.find(([start]) => path.startsWith(start))![1]],
    ...ACCESS[call.access],
    'x-access': call.access,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: json(call.body, 'input') } }),
    responses: { [call.status ?? 200]: describeAnswer(call), ...Object.fromEntries(refusals) },
  }
}

function describeAnswer({ answer, status, isList, setsSession }: Call) {
  const names = [...(isList ? ['X-Total-Count'] : []), ...(setsSession ? ['Set-Cookie'] : [])]
  const headers = names.map((name) => [name, { $ref: `#/components/headers/${name}` }])
  return {
    description: status === 201 ? 'Créé' : 'Fait',
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    content: json(isList ? z.array(answer) : answer, 'output'),
  }
}

const id = z.int().min(1).max(LARGEST_INTEGER)

function parametersOf(path: string, { path: inPath, query, isList }: Call) {
  const named = { id, ...inPath?.shape } as Record<string, z.ZodType>
  const asked = { ...query?.shape, ...(isList && sliceParameters.shape) } as Record<string, z.ZodType>
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter('path', name!, named[name!]!)),
    ...Object.entries(asked).map(([name, schema]) => parameter('query', name, schema)),
  ]
}

function parameter(where: 'path' | 'query', name: string, schema: z.ZodType) {
  const required = where === 'path' || !schema.safeParse(undefined).success
  // Described as it is read: an address holds text only.
  return { name, in: where, required, schema: describeSchema(schema, 'output') }
}

function json(schema: z.ZodType, io: 'input' | 'output') {
  return { 'application/json': { schema: describeSchema(schema, io) } }
}

/** `GET /api/classified-ads/{id}` is `getClassifiedAdsById`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace('/api', '')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .match(/\w+/g)!
  return method.toLowerCase() + words.map(capitalised).join('')
}

function capitalised(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1)
}
