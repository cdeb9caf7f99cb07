import type { Page, Slice } from '../../modules/kernel/page'
import { answered, failed } from './call.server'
import { parseId } from './ids'

const MOST = 1000

/**
 * The part of a list that a call asks for by `limit` and `offset`, or its first 1000. Throws 400
 * with the message of each parameter that is none.
 */
export function readSlice(request: Request): Slice {
  const query = new URL(request.url).searchParams
  const limit = query.has('limit') ? parseId(query.get('limit')) : MOST
  const offset = query.has('offset') ? parseOffset(query.get('offset')) : 0
  const errors = {
    ...((limit === null || limit > MOST) && { limit: [BAD_LIMIT] }),
    ...(offset === null && { offset: [BAD_OFFSET] }),
  }
  const [fault] = Object.values(errors).flat()
  if (limit === null || offset === null || fault) throw failed(400, fault ?? BAD_LIMIT, errors)
  return { limit, offset }
}

/** A plain array, as the contract has it; how long the whole list is stands in a header. */
export function answeredList<Item>({ items, total }: Page<Item>, headers?: HeadersInit): Response {
  const response = answered(items, { headers })
  response.headers.set('X-Total-Count', String(total))
  return response
}

const BAD_LIMIT = `limit doit être un nombre entier de 1 à ${MOST}`
const BAD_OFFSET = 'offset doit être un nombre entier à partir de 0'

function parseOffset(text: string | null): number | null {
  return text === '0' ? 0 : parseId(text)
}
