import { z } from 'zod'
import { type Call, callsByPath, type CallTable, sliceParameters } from './call'
import * as entities from './entities'

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
    paths: mapped(Object.fromEntries(callsByPath(table)), (byMethod, path) =>
      Object.fromEntries(
        Object.entries(byMethod).map(([method, call]) => [
          method.toLowerCase(),
          describeCall(method, path, call),
        ]),
      ),
    ),
    components: {
      schemas: mapped(NAMED, (schema, name) => toDefinitions(schema, 'output').$defs![name]!),
      responses: Object.fromEntries(STATUSES.map((status) => [status.name, describeRefusal(status)])),
      headers: HEADERS,
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

/** The first matching prefix wins. */
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

const PASSWORD_NEEDED =
  'Répond 403 avec passwordNeeded quand le mot de passe doit être redonné par /api/confirm-password.'

const HEADERS = {
  'X-Total-Count': header('La longueur de la liste entière', { type: 'integer', minimum: 0 }),
  'Set-Cookie': header('Le cookie de la session, donné ou retiré', { type: 'string' }),
  'Retry-After': header('Le nombre de secondes à attendre', { type: 'integer', minimum: 1 }),
  Allow: header('Les méthodes de cette adresse', { type: 'string' }),
  Location: header("L'adresse actuelle", { type: 'string' }),
}

type Status = { status: number; name: string; description: string; header?: keyof typeof HEADERS }

const STATUSES: Status[] = [
  { status: 301, name: 'Moved', description: 'A une autre adresse', header: 'Location' },
  { status: 400, name: 'Invalid', description: 'Requête mal formée, ou règle non respectée' },
  { status: 401, name: 'NotSignedIn', description: 'Non connecté, ou identifiants incorrects' },
  { status: 403, name: 'Forbidden', description: "Non autorisé, ou requête venue d'un autre site" },
  { status: 404, name: 'Unknown', description: "Inconnu, ou à quelqu'un d'autre" },
  { status: 405, name: 'WrongMethod', description: 'Méthode non autorisée', header: 'Allow' },
  { status: 409, name: 'Conflict', description: "En conflit avec l'état actuel" },
  { status: 413, name: 'TooLarge', description: 'Corps de plus de 100 ko' },
  { status: 415, name: 'NotJson', description: "Corps d'un autre type que JSON" },
  { status: 429, name: 'TooMany', description: 'Trop de tentatives', header: 'Retry-After' },
  { status: 500, name: 'Fault', description: 'Erreur inattendue' },
  {
    status: 503,
    name: 'Unavailable',
    description: 'Base de données momentanément inutilisable',
    header: 'Retry-After',
  },
]

function describeRefusal({ status, description, header }: Status) {
  return {
    description,
    ...(header && { headers: refer('headers', header) }),
    ...(status !== 301 && { content: json(entities.failure, 'output') }),
  }
}

function describeCall(method: string, path: string, call: Call) {
  const parameters = toParameters(path, call)
  const can = listStatuses(method, path, call)
  const refusals = STATUSES.filter(({ status }) => can.has(status)).map(({ status, name }) => [
    status,
    { $ref: `#/components/responses/${name}` },
  ])
  return {
    operationId: operationId(method, path),
    summary: call.summary,
    tags: [TAGS.find(([start]) => path.startsWith(start))![1]],
    ...ACCESS[call.access],
    ...(call.asksPassword && { description: `${ACCESS[call.access].description} ${PASSWORD_NEEDED}` }),
    'x-access': call.access,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: json(call.body, 'input') } }),
    responses: { [call.status ?? 200]: describeAnswer(call), ...Object.fromEntries(refusals) },
  }
}

function listStatuses(method: string, path: string, call: Call): Set<number> {
  const { access, unknown, query, isList, body, refusals = {}, statuses = [] } = call
  const can = new Set([405, 500, 503, ...statuses, ...Object.values(refusals).map(({ status }) => status)])
  // A parameter in the path may be invalid UTF-8, such as `%ff`.
  if (body || query || isList || path.includes('{')) can.add(400)
  if (access !== 'everyone') can.add(401)
  // Admin calls refuse members who are not admins. Every method except GET refuses requests from other sites.
  if (access === 'admin' || method !== 'GET') can.add(403)
  if (unknown !== undefined) can.add(404)
  return body ? can.add(413).add(415) : can
}

function describeAnswer({ answer, status, isList, setsSession }: Call) {
  const names = [...(isList ? ['X-Total-Count'] : []), ...(setsSession ? ['Set-Cookie'] : [])]
  return {
    description: status === 201 ? 'Créé' : 'Fait',
    ...(names.length > 0 && { headers: refer('headers', ...names) }),
    content: json(isList ? z.array(answer) : answer, 'output'),
  }
}

const id = z.int().min(1)

function toParameters(path: string, { path: inPath, query, isList }: Call) {
  const named = { id, ...inPath?.shape } as Record<string, z.ZodType>
  const queried = { ...query?.shape, ...(isList && sliceParameters.shape) } as Record<string, z.ZodType>
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter('path', name!, named[name!]!)),
    ...Object.entries(queried).map(([name, schema]) => parameter('query', name, schema)),
  ]
}

function parameter(where: 'path' | 'query', name: string, schema: z.ZodType) {
  const required = where === 'path' || !schema.safeParse(undefined).success
  // Describes the output of the schema, because the input of every parameter is text.
  return { name, in: where, required, schema: describeSchema(schema, 'output') }
}

function operationId(method: string, path: string): string {
  const words = path.replace('/api', '').replace(/\{(\w+)\}/g, 'by-$1')
  return method.toLowerCase() + words.match(/\w+/g)!.map(capitalised).join('')
}

function capitalised(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1)
}

function header(description: string, schema: object) {
  return { description, required: true, schema }
}

function refer(kind: string, ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/${kind}/${name}` }]))
}

function mapped<From, To>(record: Record<string, From>, to: (value: From, name: string) => To) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]))
}

type JsonSchema = Record<string, unknown>

function json(schema: z.ZodType, io: 'input' | 'output') {
  return { 'application/json': { schema: describeSchema(schema, io) } }
}

function describeSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, $defs: __, ...described } = toDefinitions(schema, io)
  return described
}

const NAMED = Object.fromEntries(
  Object.entries(entities).map(([name, schema]) => [capitalised(name), schema]),
)

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id })

function toDefinitions(schema: z.ZodType, io: 'input' | 'output') {
  const options = { io, metadata: registry, unrepresentable: 'any', override: correct } as const
  const text = JSON.stringify(z.toJSONSchema(schema, options))
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema & {
    $defs?: Record<string, JsonSchema>
  }
}

function correct({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }) {
  // The pattern of a date says the same as the format `date-time`.
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  // Some pipes first check only the length of a list. The second schema of the pipe describes the entries.
  if (isCountedFirst(zodSchema)) {
    const { $schema: _, ...described } = z.toJSONSchema(zodSchema.out as z.ZodType, { io: 'input' })
    Object.assign(jsonSchema, described)
  }
}

function isCountedFirst(schema: unknown): schema is z.ZodPipe {
  if (!(schema instanceof z.ZodPipe && schema.in instanceof z.ZodArray)) return false
  return schema.in.element instanceof z.ZodUnknown
}
