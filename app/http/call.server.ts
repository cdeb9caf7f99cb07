import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { site } from '#app/start/modules.server'
import { hasNul, readBody } from './form.server'
import { DatabaseUnavailable } from '#db/unavailable'
import { PRIVATE, RETRY_AFTER, UNAVAILABLE } from './responses'
import { toCaller, type CurrentSession, currentSession } from './session.server'

type Incoming = { request: Request; context: AppLoadContext }
export type Args = LoaderFunctionArgs | ActionFunctionArgs
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Handler = (args: Args) => Promise<Response>

/** Returns a loader and an action that answer every error with the body `{ message, errors? }`. */
export function calls(byMethod: Partial<Record<Method, Handler>>): { loader: Handler; action: Handler } {
  const answer: Handler = async (args) => {
    const handle = byMethod[toMethod(args.request)]
    return handle ? answerSafely(args, () => handle(args)) : methodNotAllowed(Object.keys(byMethod))
  }
  return { loader: answer, action: answer }
}

/** Turns an error into 503 if the database is unavailable, otherwise into 500 with the message `unexpected`. */
export async function answerSafely(
  { request, context }: Args,
  answer: () => Promise<Response>,
  unexpected = "Une erreur inattendue s'est produite.",
): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Response) return error
    // The client has disconnected, so nobody reads the answer.
    if (request.signal.aborted) return failed(400, NO_JSON)
    if (error instanceof DatabaseUnavailable) {
      context.log.error({ fault: error.message }, 'could not answer')
      return json({ message: UNAVAILABLE }, 503, { 'Retry-After': String(RETRY_AFTER) })
    }
    context.log.error({ err: error }, 'unexpected error')
    return failed(500, unexpected)
  }
}

export function toMethod({ method }: Request): Method {
  return (method === 'HEAD' ? 'GET' : method) as Method
}

export function methodNotAllowed(methods: string[]): Response {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return json({ message: 'Méthode non autorisée.' }, 405, { Allow: allowed.join(', ') })
}

type Init = { status?: 200 | 201 | 409; cookies?: string[]; headers?: HeadersInit }

export function answerJson(body: unknown, { status = 200, cookies = [], headers }: Init = {}): Response {
  const response = json(body, status, headers)
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

export function failed(status: number, message: string, errors?: Record<string, string[]>): Response {
  return json({ message, ...(errors && { errors }) }, status)
}

export type CallRefusal = { status: number; message: string; field?: string }

export function refused({ status, message, field }: CallRefusal): Response {
  return failed(status, message, field === undefined ? undefined : { [field]: [message] })
}

/** Parses a JSON body. Throws 413, 415, or 400 with a message for each invalid field. */
export async function readJson<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!isJson(request)) throw failed(415, 'Le corps de la requête doit être du JSON.')
  const bytes = await readBody(request)
  if (!bytes) throw failed(413, 'Le corps de la requête dépasse 100 ko.')
  const parsed = schema.safeParse(parseJson(bytes))
  if (!parsed.success) throw invalid(parsed.error)
  if (containsNul(parsed.data)) throw failed(400, NO_JSON)
  return parsed.data
}

/** Parses the first value of each query parameter. Throws 400 with a message for each invalid one. */
export function readQuery<Schema extends z.ZodObject>(request: Request, schema: Schema): z.output<Schema> {
  const { searchParams } = new URL(request.url)
  const values = Object.keys(schema.shape).map((name) => [name, searchParams.get(name) ?? undefined])
  const parsed = schema.safeParse(Object.fromEntries(values))
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

export function readPath<Schema extends z.ZodObject>(
  params: Args['params'],
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw failed(400, parsed.error.issues[0]!.message)
  return parsed.data
}

export async function requireCallingSession(args: Incoming): Promise<CurrentSession> {
  const session = await currentSession(args)
  if (!session) throw refused(NOT_SIGNED_IN)
  return session
}

/**
 * Throws 401 for a visitor. Throws 403 for a member who is not an admin, and for an admin without the
 * required second factor.
 */
export async function requireCallingAdmin(args: Incoming): Promise<CurrentSession> {
  const session = await requireCallingSession(args)
  if (session.user.isAdminWithoutFactor) throw refused(SECOND_FACTOR_FIRST)
  if (!session.user.isAdmin) {
    site().security('admin-only', 'not-admin', { user: session.user.id })
    throw refused(NOT_ADMIN)
  }
  return session
}

/** Throws 403 unless the caller entered their password in the last ten minutes. */
export async function requireRecentPasswordForCall(session: CurrentSession): Promise<void> {
  if (await site().identity.passwords.isRecent(toCaller(session))) return
  throw json({ message: "Confirmez d'abord votre mot de passe.", passwordNeeded: true }, 403)
}

export const NOT_SIGNED_IN = { status: 401, message: 'Vous devez être connecté.' }

export const NOT_ADMIN = {
  status: 403,
  message: "Accès refusé. Vous n'avez pas les permissions nécessaires.",
}

const SECOND_FACTOR_FIRST = {
  status: 403,
  message: "Activez d'abord la double authentification dans votre profil.",
}

export function json(body: unknown, status: number, more?: HeadersInit): Response {
  const headers = new Headers({ 'Cache-Control': PRIVATE })
  for (const [name, value] of new Headers(more)) headers.set(name, value)
  headers.set('Content-Type', 'application/json; charset=utf-8')
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

/**
 * Returns whether any text in the value contains NUL. Must run after validation, because unvalidated data may
 * be nested too deeply for recursion.
 */
function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return hasNul(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(containsNul)
}

function invalid(error: z.ZodError): Response {
  const errors = z.flattenError(error).fieldErrors as Record<string, string[]>
  const [first] = Object.values(errors).flat()
  return failed(400, first ?? 'Le corps de la requête doit être un objet JSON.', errors)
}
