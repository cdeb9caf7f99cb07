import type { z } from 'zod'

/** One JSON call, as it is answered and as the document at /api/openapi.json describes it. */
export type Operation = {
  /** In French: whoever reads the document reads the site. */
  summary: string
  access: 'everyone' | 'member' | 'admin'
  /** What it is about is told by `{id}` in the path: the sentence for one that there is none of. */
  unknown?: string
  /** What stands in the path beside `{id}`, by its names there. */
  path?: z.ZodObject
  /** What may follow the `?`, but for the part of a list. Anything else there is ignored. */
  query?: z.ZodObject
  body?: z.ZodObject
  /** Takes `limit` and `offset`, and answers with the part and `X-Total-Count`. */
  isList?: true
  answer: { status: 200 | 201; schema: z.ZodType }
  /** Gives the browser a session, or takes it away. */
  setsSession?: true
  /** Besides those that follow from all the rest. 301: what was asked for has another address now. */
  refusals?: readonly (301 | 400 | 401 | 403 | 404 | 409 | 429)[]
}

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The calls by path and method. */
export type CallTable = Record<`/api/${string}`, Partial<Record<CallMethod, Operation>>>

/** Keeps what each call takes and answers for the types of its handler. */
export function defineCalls<const Table extends CallTable>(table: Table): Table {
  return table
}
