import { z } from 'zod'
import type { Caller, User } from '#modules/identity'
import type { Page, Slice } from '#modules/kernel/page'
import type { Result } from '#modules/kernel/result'
import { publicPage } from '../http/responses'
import {
  type Args,
  answered,
  failed,
  NOT_ADMIN,
  NOT_SIGNED_IN,
  readJson,
  readPath,
  readQuery,
  refused,
  type Refusal,
  requireCallingAdmin,
  requireCallingSession,
  requireRecentPasswordOfCall,
} from '../http/call.server'
import { LARGEST_INTEGER, parseId } from '../http/address'
import { tooManyForCall, RateLimited } from '../http/limits.server'
import { callerOf, type CurrentSession, currentSession, type CurrentUser } from '../http/session.server'

/** What a JSON call takes and answers: it is parsed by this, and /api/openapi.json describes it. */
type Contract<Path, Query, Body, IsList, Refusals, Value> = {
  /** In French, like the site. */
  summary: string
  /** The message when there is nothing of this id or slug: for a bad id, a null and a 'not-found'. */
  unknown?: string
  /** The names in the path other than `{id}`. */
  path?: Path
  /** The parameters, apart from those of a list. Any others are ignored. */
  query?: Query
  body?: Body
  /** Whether the password must have been given in the last ten minutes. */
  asksPassword?(given: { user: User; body: Parsed<Body> }): boolean
  /** Takes `limit` and `offset`, and answers with that part of the list and `X-Total-Count`. */
  isList?: IsList
  /** Of a list, one entry. */
  answer: z.ZodType
  /** Makes the answer, or one entry of the list, from what the module returns. */
  show?: (value: Value) => object
  /** In place of it where that takes another look at the database: one for the whole list. */
  showAll?: (values: readonly Value[], user: User | null) => Promise<object[]>
  status?: 201
  /** Gives the browser a session, or takes it away. */
  setsSession?: true
  /** By the code of a module's refusal. */
  refusals?: Refusals
  /** Besides those that follow from the rest. 301: it has another address now. */
  statuses?: readonly (301 | 429)[]
  /** The message of an unexpected error. */
  unexpected?: string
}

type None = undefined
type Schema = z.ZodObject | None
type Refusals = Record<string, Refusal>
type Access = keyof typeof ACCESS

export type Call = Contract<Schema, Schema, Schema, true | None, Refusals | None, never> & {
  access: Access
  respond(args: Args): Promise<Response>
}

/** By method and path: `GET /api/news/{slug}`. */
export type CallTable = Record<`${Method} /api/${string}`, Call>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const ACCESS = {
  everyone: currentSession,
  member: requireCallingSession,
  admin: requireCallingAdmin,
} satisfies Record<string, (args: Args) => Promise<CurrentSession | null>>

export const everyone = callsFor('everyone')
export const member = callsFor('member')
export const admin = callsFor('admin')

/**
 * Creates calls for one access level from a contract and a handler, which returns what the module answers:
 * the value, or its refusal. Checked in this order: who calls, the path, the query, the body, how long ago the
 * caller gave their password. No body is read for a GET.
 */
function callsFor<A extends Access>(access: A) {
  return function call<
    Value extends object,
    Path extends Schema = None,
    Query extends Schema = None,
    Body extends Schema = None,
    IsList extends true | None = None,
    R extends Refusals | None = None,
  >({
    handle,
    ...contract
  }: Contract<Path, Query, Body, IsList, R, Value> & {
    handle(
      given: Given<A, Path, Query, Body, IsList>,
    ): Answer<Value, IsList, R> | Promise<Answer<Value, IsList, R>>
  }): Call {
    const {
      unknown = '',
      path,
      query,
      body,
      isList,
      status,
      show = (value: Value): object => value,
      showAll = (values: readonly Value[]) => Promise.resolve(values.map(show)),
    } = contract
    const refusals: Refusals = { ...CALLER_REFUSALS, ...contract.refusals }

    async function respond(args: Args): Promise<Response> {
      const { request, params } = args
      const session = await ACCESS[access](args)
      const id = parseId(params.id)
      if (params.id !== undefined && id === null) return failed(404, unknown)
      const given = {
        ...args,
        user: session?.user ?? null,
        caller: session && callerOf(session),
        id,
        path: path && readPath(params, path),
        query: query && readQuery(request, query),
        slice: isList && readQuery(request, sliceParameters),
        body: body && (await readJson(request, body)),
      }
      if (session && contract.asksPassword?.({ user: session.user, body: given.body as Parsed<Body> }))
        await requireRecentPasswordOfCall(session)
      const answer = await handle(given as unknown as Given<A, Path, Query, Body, IsList>)
      if (answer instanceof Response) return answer
      if (answer instanceof RateLimited) return tooManyForCall(answer)
      if (answer === null) return failed(404, unknown)
      if (!isResult(answer)) return send(answer, given)
      if (answer.ok) return send(answer.value, given)
      if (answer.code === 'not-found') return failed(404, unknown)
      return refused(refusals[answer.code]!)
    }

    async function send(value: Told<Value, IsList>, { request, user }: Args & { user: User | null }) {
      const isPublic = access === 'everyone' && request.method !== 'POST'
      const headers = new Headers(isPublic ? publicPage(user) : undefined)
      if (!isList) {
        const [one] = await showAll([value as Value], user)
        return answered(one, { status, headers })
      }
      const { items, total } = value as Page<Value>
      headers.set('X-Total-Count', String(total))
      return answered(await showAll(items, user), { headers })
    }

    return { ...contract, access, respond }
  }
}

type Given<A, Path, Query, Body, IsList> = Args & {
  user: A extends 'everyone' ? CurrentUser | null : CurrentUser
  caller: A extends 'everyone' ? Caller | null : Caller
  id: number
  path: Parsed<Path>
  query: Parsed<Query>
  slice: IsList extends true ? Slice : None
  body: Parsed<Body>
}

type Parsed<S> = S extends z.ZodObject ? z.output<S> : None

type Answer<Value, IsList, R> =
  Told<Value, IsList> | Result<Told<Value, IsList>, Code<R>> | null | RateLimited | Response

/** Neither a `Result` nor a promise of one. */
type Told<Value, IsList> = (IsList extends true ? Page<Value> : Value) & { ok?: never; then?: never }

type Code<R> =
  (R extends Refusals ? Extract<keyof R, string> : never) | 'not-found' | keyof typeof CALLER_REFUSALS

function isResult<Value extends object>(
  answer: Value | Result<Value, string>,
): answer is Result<Value, string> {
  return 'ok' in answer
}

/** The caller has been signed out, or is no longer an admin, since the call began. */
const CALLER_REFUSALS = { 'signed-out': NOT_SIGNED_IN, 'not-admin': NOT_ADMIN }

/** The calls of each path by their methods, in the order of the table. */
export function callsByPath(table: CallTable): [path: string, byMethod: Partial<Record<Method, Call>>][] {
  const paths: Record<string, Partial<Record<Method, Call>>> = {}
  for (const [name, one] of Object.entries(table)) {
    const [method, path] = name.split(' ') as [Method, string]
    paths[path] = { ...paths[path], [method]: one }
  }
  return Object.entries(paths)
}

const LONGEST_LIST = 1000

/** An address holds text only, and a whole number in it is spelled as an id is. */
export function wholeNumber(least: number, most: number, message: string) {
  return z
    .string()
    .transform((text) => (text === '0' ? 0 : (parseId(text) ?? NaN)))
    .pipe(z.int(message).min(least, message).max(most, message))
}

/** The part of a list; by default its first 1000. */
export const sliceParameters = z.object({
  limit: wholeNumber(1, LONGEST_LIST, `limit doit être un nombre entier de 1 à ${LONGEST_LIST}`).default(
    LONGEST_LIST,
  ),
  offset: wholeNumber(0, LARGEST_INTEGER, 'offset doit être un nombre entier à partir de 0').default(0),
})
