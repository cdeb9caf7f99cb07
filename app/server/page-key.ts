import type { IncomingMessage } from 'node:http'
import { hasValidHost } from './refusals'

/** What a page may be asked for with; `q` is not among them, since everybody searches something else. */
const PARAMETERS = ['type', 'category', 'condition', 'sort', 'page', 'limit', 'offset']

const LONGEST_PATH = 200
const LONGEST_VALUE = 64

/**
 * Under what the answer to a visitor's request may be kept: the path and the known parameters, in an
 * order of ours. Undefined where another visitor would be answered otherwise, or who asks is none.
 */
export function pageKey({ method, url = '', headers }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.cookie !== undefined && PERSONAL.test(headers.cookie)) return undefined
  if (!hasValidHost(headers.host)) return undefined
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  if (path.length > LONGEST_PATH || !PATH.test(path)) return undefined
  const query = at === -1 ? '' : url.slice(at + 1)
  return query === '' ? path : withParameters(path, query)
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const PERSONAL = /(?:^|[;,])\s*(?:session|flash)\s*=/
const PATH = /^\/[\w\-./~%]*$/
const VALUE = /^[\w\-.~%+]*$/

function withParameters(path: string, query: string): string | undefined {
  const given = new Map<string, string>()
  // One more than there can be shows that there are too many.
  for (const pair of query.split('&', PARAMETERS.length + 1)) {
    const at = pair.indexOf('=')
    const name = at === -1 ? pair : pair.slice(0, at)
    const value = at === -1 ? '' : pair.slice(at + 1)
    const isSane = value.length <= LONGEST_VALUE && VALUE.test(value)
    if (!PARAMETERS.includes(name) || given.has(name) || !isSane) return undefined
    given.set(name, value)
  }
  const inOrder = PARAMETERS.flatMap((name) => {
    const value = given.get(name)
    return value === undefined ? [] : [`${name}=${value}`]
  })
  return `${path}?${inOrder.join('&')}`
}
