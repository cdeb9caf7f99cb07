import { PRIVATE } from './cache'

/**
 * The one redirect after an act or a guard: 303, so that the browser goes on with GET and a
 * reload repeats nothing. (Remix's own helper answers 302.)
 */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': PRIVATE })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** What stood here has another address now. The old one is asked for again: it may come back. */
export function movedPermanently(location: string, headers: HeadersInit): Response {
  const moved = new Headers(headers)
  moved.set('Location', location)
  return new Response(null, { status: 301, headers: moved })
}
