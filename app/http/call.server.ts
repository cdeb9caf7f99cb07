import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { User } from '#modules/identity'
import { site } from '../start/modules.server'
import { hasNul, readBody } from './body.server'
import { isUnavailable, RETRY_AFTER, UNAVAILABLE } from './unavailable'
import { PRIVATE } from './cache'
import { type CurrentSession, currentSession } from './session.server'

type Incoming = { request: Request; context: AppLoadContext }
export type Args = LoaderFunctionArgs | ActionFunctionArgs
type Call = (args: Args) => Promise<Response>
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * The JSON calls of one path. What a call lacks, and every refusal, answers as the contract says:
 * `{ message, errors? }`, never HTML; other methods 405 with Allow, and without the database 503.
 */
export function calls(
  byMethod: Partial<Record<Method, Call>>,
  unexpected = "Une erreur inattendue s'est produite.",
): { loader: Call; action: Call } {
  const answer: Call = async (args) => {
    const call = byMethod[asMethod(args.request.method)]
    if (!call) return methodNotAllowed(Object.keys(byMethod))
    try {
      return await call(args)
    } catch (error) {
      if (error instanceof Response) return error
      // The body broke off: nobody waits for an answer.
      if (args.request.signal.aborted) return failed(400, NO_JSON)
      if (isUnavailable(error)) {
        args.context.log.error({ fault: error.message }, 'could not answer')
        return json({ message: UNAVAILABLE }, 503, { headers: { 'Retry-After': String(RETRY_AFTER) } })
      }
      args.context.log.error({ err: error }, 'unexpected error')
      return failed(500, unexpected)
    }
  }
  return { loader: answer, action: answer }
}

export function answered(
  body: unknown,
  init: { status?: 200 | 201 | 409; cookies?: string[]; headers?: HeadersInit } = {},
): Response {
  return json(body, init.status ?? 200, init)
}

export function failed(status: number, message: string, errors?: Record<string, string[]>): Response {
  return json({ message, ...(errors && { errors }) }, status)
}

/** The body of a call, parsed. Throws the refusal: 413, 415 or 400 with the fields' messages. */
export async function readJson<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!isJson(request)) throw failed(415, 'Le corps de la requête doit être du JSON.')
  const bytes = await readBody(request)
  if (!bytes) throw failed(413, 'Le corps de la requête dépasse 100 ko.')
  const parsed = schema.safeParse(parseJson(bytes))
  if (!parsed.success) throw invalid(parsed.error)
  if (holdsNul(parsed.data)) throw failed(400, NO_JSON)
  return parsed.data
}

/**
 * What the schema knows of a call's parameters, each by its first value. Throws 400 with the message of
 * each that is none.
 */
export function readQuery<Schema extends z.ZodObject>(request: Request, schema: Schema): z.output<Schema> {
  const { searchParams } = new URL(request.url)
  const given = Object.keys(schema.shape).map((name) => [name, searchParams.get(name) ?? undefined])
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

/** What stands in the path. Throws 400 with the one message. */
export function readPath<Schema extends z.ZodObject>(
  params: Args['params'],
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw failed(400, parsed.error.issues[0]!.message)
  return parsed.data
}

/** The member who calls. Throws 401 for a visitor. */
export async function requireCaller(args: Incoming): Promise<User> {
  return (await requireCallingSession(args)).user
}

/** The same, with the token of the session that the call came with. */
export async function requireCallingSession(args: Incoming): Promise<CurrentSession> {
  const session = await currentSession(args)
  if (!session) throw failNotSignedIn()
  return session
}

/** The admin who calls. Throws 401 for a visitor, 403 for another member. */
export async function requireCallingAdmin(args: Incoming): Promise<CurrentSession> {
  const session = await requireCallingSession(args)
  if (!session.user.isAdmin) {
    site().security('admin-only', 'not-admin', { user: session.user.id })
    throw failNotAdmin()
  }
  return session
}

export function failNotAdmin(): Response {
  return failed(403, "Accès refusé. Vous n'avez pas les permissions nécessaires.")
}

export function failNotSignedIn(): Response {
  return failed(401, 'Vous devez être connecté.')
}

function asMethod(method: string): Method {
  return (method === 'HEAD' ? 'GET' : method) as Method
}

function methodNotAllowed(methods: string[]): Response {
  const response = failed(405, 'Méthode non autorisée.')
  response.headers.set(
    'Allow',
    methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '),
  )
  return response
}

function json(
  body: unknown,
  status: number,
  more: { cookies?: string[]; headers?: HeadersInit } = {},
): Response {
  const headers = new Headers({ 'Cache-Control': PRIVATE })
  for (const [name, value] of new Headers(more.headers)) headers.set(name, value)
  headers.set('Content-Type', 'application/json; charset=utf-8')
  for (const cookie of more.cookies ?? []) headers.append('Set-Cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}

function isJson(request: Request): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')
}

const NO_JSON = "Le corps de la requête n'est pas du JSON valide."

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error
    throw failed(400, NO_JSON)
  }
}

/** Asked of what the schema let pass: its depth is known, a hostile body's is not. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return hasNul(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)
}

function invalid(error: z.ZodError): Response {
  const errors = z.flattenError(error).fieldErrors as Record<string, string[]>
  return failed(
    400,
    Object.values(errors)[0]?.[0] ?? 'Le corps de la requête doit être un objet JSON.',
    errors,
  )
}
