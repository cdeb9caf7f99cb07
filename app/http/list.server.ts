import type { Page, Slice } from '#modules/kernel/page'
import { sliceParameters } from '../calls/parameters'
import { answered, readQuery } from './call.server'

/** The part of a list that a call asks for by `limit` and `offset`, or its first 1000. */
export function readSlice(request: Request): Slice {
  return readQuery(request, sliceParameters)
}

/** A plain array, as the contract has it; how long the whole list is stands in a header. */
export function answeredList<Item>({ items, total }: Page<Item>, headers?: HeadersInit): Response {
  const response = answered(items, { headers })
  response.headers.set('X-Total-Count', String(total))
  return response
}
