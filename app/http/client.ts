import Bowser from 'bowser'
import ipaddr from 'ipaddr.js'

/**
 * What the attempts of an address are counted under. One client has a whole IPv6 network, so only its first
 * half counts. Everything that is not an address, as after the connection was lost, counts as one.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address)
  if (!ipaddr.isValid(bare)) return 'unknown'
  // Turns IPv4 written as IPv6 back into IPv4.
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address
}

/** Somebody looks at the page now: browsers mark what they prefetch, or load as part of another page. */
export function isVisit({ method, headers }: Request): boolean {
  const inAdvance = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some((name) => headers.has(name))
  return method !== 'HEAD' && !inAdvance && (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document'
}

/** Guards a page whose reading changes something from what only loads it in advance, which is no fault. */
export function requireVisit(request: Request): void {
  if (request.method === 'HEAD') throw new Response(null, { status: 204 })
  if (!isVisit(request)) throw new Response(null, { status: 425 })
}

/** The name by which users recognise a session, read from the User-Agent: 'Firefox sur Android'. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT))
  if (browser.name && os.name) return `${browser.name} sur ${os.name}`
  return browser.name || os.name || UNKNOWN
}

/** No real browser sends a longer one. */
const LONGEST_USER_AGENT = 500

const UNKNOWN = 'Appareil inconnu'
