import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether an unsafe request was sent by another site's page. `Sec-Fetch-Site` decides where the
 * browser sends it; otherwise the Origin's host must be the request's own, or the site's, and its
 * protocol one of pages: https where the site's own is. A script sends neither and passes: it holds no
 * visitor's cookie.
 */
export function isForeignSubmission(method: string, headers: IncomingHttpHeaders, appUrl: URL): boolean {
  if (method === 'GET' || method === 'HEAD') return false

  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'

  const origin = headers.origin
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const { host, protocol } = new URL(origin)
  if (protocol !== 'https:' && (protocol !== 'http:' || appUrl.protocol === 'https:')) return true
  return host !== normalized(headers.host, protocol) && host !== appUrl.host
}

/** As the Origin has it: lower-cased, without the usual port of its protocol. */
function normalized(host: string | undefined, protocol: string): string | undefined {
  return host === undefined ? undefined : new URL(`${protocol}//${host}`).host
}
