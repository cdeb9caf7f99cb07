import { PRIVATE } from './cache'

/** The action of a file that can only be read: without one, Remix's refusal has no headers at all. */
export function refuseToWrite(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': PRIVATE } })
}
