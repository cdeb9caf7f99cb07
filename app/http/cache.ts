/** Pages that differ from person to person are kept by nobody, not even by Back after signing out. */
export const PRIVATE = 'private, no-store'

/** Pages that everyone may read: kept, but asked for again each time. */
const REVALIDATED = 'no-cache'

/** The headers of a file that is the same for whoever asks. */
export const sameForAll = { 'Cache-Control': REVALIDATED }

/** The headers of a public page: with a session its header names the member, so it is private. */
export function publicPage(viewer: unknown): HeadersInit {
  return { 'Cache-Control': viewer ? PRIVATE : REVALIDATED, Vary: 'Cookie' }
}
