import { z } from 'zod'
import { siteCookie } from './cookie.server'

/**
 * A message for the next page: shown once, as a status block at its top. That an exam was 'resumed',
 * or a password 'reset', is told by a page of its own.
 */
export type Flash = z.output<typeof schema>

const schema = z.object({
  kind: z.enum(['success', 'failure', 'info', 'resumed', 'reset']),
  title: z.string().max(200),
  text: z.string().max(500).optional(),
  reference: z.string().max(100).optional(),
})

/** The `Set-Cookie` that carries a message to the next page, whoever reads it: also to a visitor. */
export function flash(message: Flash): Promise<string> {
  return cookie().serialize(message)
}

/**
 * The message that waits, and the `Set-Cookie` that takes it away, which a HEAD, that shows
 * nothing, leaves. A cookie that was tampered with holds no message.
 */
export async function takeFlash(request: Request): Promise<{ flash: Flash | null; cookies: string[] }> {
  const header = request.headers.get('Cookie')
  if (request.method === 'HEAD' || !COOKIE.test(header ?? '')) return { flash: null, cookies: [] }
  const parsed = schema.safeParse(await cookie().parse(header))
  return {
    flash: parsed.success ? parsed.data : null,
    cookies: [await cookie().serialize('', { maxAge: 0 })],
  }
}

const COOKIE = /(^|;\s*)(__Host-)?flash=/

const cookie = () => siteCookie('flash', { maxAge: 60 })
