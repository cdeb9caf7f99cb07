import { z } from 'zod'
import type { Caller, User } from '#modules/identity'
import type { Page, Slice } from '#modules/kernel/page'
import { ok, type Result } from '#modules/kernel/result'
import {
  answerJson,
  type Args,
  type CallRefusal,
  currentSession,
  type CurrentUser,
  failed,
  LARGEST_INTEGER,
  NOT_ADMIN,
  NOT_SIGNED_IN,
  parseId,
  parsePositiveInteger,
  publicPage,
  RateLimited,
  readJson,
  readPath,
  readQuery,
  refused,
  requireCallingAdmin,
  requireCallingSession,
  requireRecentPasswordForCall,
  toCaller,
  tooManyForCall,
} from '#app/http'

type Contract = {
  summary: string
  /** The message of the 404 for an invalid id, and for a handler that returns null or 'not-found'. */
  unknown?: string
  path?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Returns whether the caller must have entered their password in the last ten minutes. */
  asksPassword?(given: { user: User; body: unknown }): boolean
  /** Adds the parameters `limit` and `offset`, and the header `X-Total-Count`. */
  isList?: true
  /** The schema of the answer, or of one entry of a list. Fields that it does not name are left out. */
  answer: z.ZodType
  show?(value: object): object
  /** Converts all entries of a list together, so that they share one database query. */
  showAll?(values: readonly object[], user: User | null): Promise<object[]>
  status?: 201
  setsSession?: true
  refusals?: Record<string, CallRefusal>
  /** The statuses that do not follow from the other fields. 301 means that the record has another URL now. */
  statuses?: readonly (301 | 429)[]
  unexpected?: string
}

export type Call = Contract & {
  access: keyof typeof GUARDS
  /** A method, not a property, because TypeScript compares the parameters of properties more strictly. */
  handle(given: AnyGiven): object | null | Promise<object | null>
}

export type CallTable = Record<`${Method} /api/${string}`, Call>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const GUARDS = {
  everyone: currentSession,
  member: requireCallingSession,
  admin: requireCallingAdmin,
}

export const everyone = callsFor<Visitor>('everyone')
export const member = callsFor<Member>('member')
export const admin = callsFor<Member>('admin')

type Visitor = { user: CurrentUser | null; caller: Caller | null }
type Member = { user: CurrentUser; caller: Caller }

function callsFor<Who extends Visitor>(access: Call['access']) {
  return <C extends Contract>(contract: C) => ({
    handle: (handle: Handler<C, Who>): Call => ({ ...contract, access, handle }),
  })
}

type Handler<C extends Contract, Who> = (given: Given<C> & Who) => Answer<C> | Promise<Answer<C>>

type Given<C extends Contract> = Args & {
  /** 0 if the path has no `{id}`. */
  id: number
  path: Parsed<C['path']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  slice: C['isList'] extends true ? Slice : undefined
}

type AnyGiven = Args &
  Visitor & { id: number; path: unknown; query: unknown; body: unknown; slice: Slice | undefined }

type Parsed<Schema> = Schema extends z.ZodObject ? z.output<Schema> : undefined

type Answer<C extends Contract> = Plain<C> | Result<Plain<C>, Code<C>> | null | RateLimited | Response

type Plain<C extends Contract> = (C['isList'] extends true ? Page<Shown<C>> : Shown<C>) & NoResult

/**
 * Stops a `Result` or a promise from counting as an `object`. Otherwise TypeScript would accept a `Result`
 * with any code.
 */
type NoResult = { ok?: never; then?: never }

type Shown<C> = C extends { show(value: infer Value extends object): object }
  ? Value
  : C extends { showAll(values: readonly (infer Value extends object)[]): Promise<object[]> }
    ? Value
    : object

type Code<C extends Contract> = (keyof C['refusals'] & string) | 'not-found' | keyof typeof CALLER_REFUSALS

/** The refusals of a caller whose session or admin rights end during the call. */
const CALLER_REFUSALS = { 'signed-out': NOT_SIGNED_IN, 'not-admin': NOT_ADMIN }

/**
 * Answers a call. Checks the caller, the path, the query, the body, and then whether the caller entered their
 * password recently.
 */
export async function respond(call: Call, args: Args): Promise<Response> {
  const { request, params } = args
  const { access, unknown = '', path, query, body, isList, refusals } = call
  const session = await GUARDS[access](args)
  const id = parseId(params.id)
  if (params.id !== undefined && id === null) return failed(404, unknown)
  const given = {
    ...args,
    user: session?.user ?? null,
    caller: session && toCaller(session),
    id: id ?? 0,
    path: path && readPath(params, path),
    query: query && readQuery(request, query),
    slice: isList && readQuery(request, sliceParameters),
    body: body && (await readJson(request, body)),
  }
  if (session && call.asksPassword?.({ user: session.user, body: given.body }))
    await requireRecentPasswordForCall(session)
  const answer = await call.handle(given)
  if (answer instanceof Response) return answer
  if (answer instanceof RateLimited) return tooManyForCall(answer)
  if (answer === null) return failed(404, unknown)
  const result = isResult(answer) ? answer : ok(answer)
  if (result.ok) return send(call, result.value, given)
  if (result.code === 'not-found') return failed(404, unknown)
  return refused({ ...CALLER_REFUSALS, ...refusals }[result.code]!)
}

function isResult(answer: object): answer is Result<object, string> {
  return 'ok' in answer
}

async function send(
  { access, isList, status, answer, show = (value) => value, showAll }: Call,
  value: object,
  { request, user }: Args & Visitor,
): Promise<Response> {
  const isPublic = access === 'everyone' && request.method !== 'POST'
  const headers = new Headers(isPublic ? publicPage(user) : undefined)
  const { items, total } = isList ? (value as Page<object>) : { items: [value], total: 1 }
  const converted = showAll ? await showAll(items, user) : items.map((item) => show(item))
  const picked = converted.map((value) => pickAnswer(answer, value))
  if (!isList) return answerJson(picked[0], { status, headers })
  headers.set('X-Total-Count', String(total))
  return answerJson(picked, { headers })
}

/** Keeps only the fields of the schema, so that a new field stays private until the schema names it. */
export function pickAnswer(schema: unknown, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (schema instanceof z.ZodNullable) return pickAnswer(schema.unwrap(), value)
  if (schema instanceof z.ZodArray) return (value as unknown[]).map((one) => pickAnswer(schema.element, one))
  if (!(schema instanceof z.ZodObject) || schema.def.catchall instanceof z.ZodUnknown) return value
  const fields = value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, pickAnswer(field, fields[name])]),
  )
}

export function callsByPath(table: CallTable): [path: string, byMethod: Partial<Record<Method, Call>>][] {
  const paths: Record<string, Partial<Record<Method, Call>>> = {}
  for (const [name, one] of Object.entries(table)) {
    const [method, path] = name.split(' ') as [Method, string]
    paths[path] = { ...paths[path], [method]: one }
  }
  return Object.entries(paths)
}

const LONGEST_LIST = 1000

export function wholeNumber(least: number, most: number, message: string) {
  return z
    .string()
    .transform((text) => (text === '0' ? 0 : (parsePositiveInteger(text) ?? NaN)))
    .pipe(z.int(message).min(least, message).max(most, message))
}

export const sliceParameters = z.object({
  limit: wholeNumber(1, LONGEST_LIST, `limit doit être un nombre entier de 1 à ${LONGEST_LIST}`).default(
    LONGEST_LIST,
  ),
  offset: wholeNumber(0, LARGEST_INTEGER, 'offset doit être un nombre entier à partir de 0').default(0),
})
