import type { IncomingMessage } from 'node:http'
import { pageParameters } from '#app/http/page-parameters'
import { hasValidHost } from './refusals'

const LONGEST_PATH = 200

/**
 * The key under which the answer to a visitor's request may be kept: the path and the known parameters in a fixed
 * order. Undefined for members, and where another visitor could get a different answer.
 */
export function pageKey({ method, url = '', headers }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (!hasValidHost(headers.host)) return undefined
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  if (path.length > LONGEST_PATH || !PATH.test(path)) return undefined
  const isSame = pageParameters[path] === 'same for all'
  if (!isSame && headers.cookie !== undefined && PERSONAL.test(headers.cookie)) return undefined
  const query = at === -1 ? '' : url.slice(at + 1)
  return query === '' ? path : withParameters(path, query)
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const PERSONAL = /(?:^|[;,])\s*(?:__Host-)?(?:session|flash)\s*=/
// As our own links are spelt; any other spelling is answered, but not kept.
const PATH = /^\/([a-z0-9-]+\/)*([a-z0-9-]+(\.[a-z]+)?)?$/

function withParameters(path: string, query: string): string | undefined {
  const ofPage = pageParameters[path] ?? {}
  // A request of Remix's client router, which is refused.
  if (typeof ofPage === 'string') return new URLSearchParams(query).has('_data') ? undefined : path
  const known = Object.entries(ofPage)
  const given = new Map<string, string>()
  // One more than there can be shows that there are too many.
  for (const pair of query.split('&', known.length + 1)) {
    const [name = '', value = ''] = pair.split('=', 2)
    const shape = known.find(([one]) => one === name)?.[1]
    if (!shape || given.has(name) || (value !== '' && !shape.test(value))) return undefined
    given.set(name, value)
  }
  const inOrder = known.flatMap(([name]) => {
    const value = given.get(name)
    return value ? [`${name}=${value}`] : []
  })
  return inOrder.length === 0 ? path : `${path}?${inOrder.join('&')}`
}
