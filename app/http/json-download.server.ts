import type { Portions } from '#modules/kernel/page'
import { download } from './download.server'
import { PRIVATE } from './responses'

/** The number of characters to collect before they are sent. */
const PART = 64 * 1024

type JsonDownload = {
  name: string
  /**
   * The file contains a single object, which merges all these objects. A field may be `Portions` instead of
   * an array.
   */
  fields: AsyncIterable<object>
  signal: AbortSignal
}

/** Holds one portion of each array in memory, so the file may have any length. */
export function jsonDownload({ name, fields, signal }: JsonDownload): Promise<Response> {
  return download(inParts(objectText(fields), signal), {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.json"`,
    'Cache-Control': PRIVATE,
  })
}

async function* inParts(pieces: AsyncIterable<string>, signal: AbortSignal): AsyncGenerator<string, void> {
  let part = ''
  for await (const piece of pieces) {
    if (signal.aborted) return
    part += piece
    if (part.length < PART) continue
    yield part
    part = ''
  }
  yield part
}

async function* objectText(objects: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  let before = '{'
  for await (const fields of objects) {
    for (const [name, value] of Object.entries(fields)) {
      yield `${before}${JSON.stringify(name)}:`
      yield* valueText(value)
      before = ','
    }
  }
  yield before === '{' ? '{}' : '}'
}

async function* valueText(value: unknown): AsyncGenerator<string> {
  if (isPortions(value)) yield* arrayText(value)
  else if (Array.isArray(value)) yield* arrayText([value])
  else if (isObject(value) && Object.values(value).some(isPortions)) yield* objectText([value])
  else yield JSON.stringify(value)
}

async function* arrayText(portions: Portions<unknown> | unknown[][]): AsyncGenerator<string> {
  let before = '['
  for await (const portion of portions) {
    for (const item of portion) {
      yield before
      yield* valueText(item)
      before = ','
    }
  }
  yield before === '[' ? '[]' : ']'
}

function isPortions(value: unknown): value is Portions<unknown> {
  return isObject(value) && Symbol.asyncIterator in value
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
