import Bowser from 'bowser'
import ipaddr from 'ipaddr.js'

/**
 * Returns the rate-limit key of an IP address. All IPv6 addresses of a /64 network share one key, because one
 * client may use them all. All invalid addresses share another key.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address)
  if (!ipaddr.isValid(bare)) return 'unknown'
  // `process` turns an IPv4 address written as IPv6 back into IPv4.
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}

/** Some proxies add a port: `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address
}

/** Returns whether a person opens this page in a tab. HEAD, a prefetch and an embedded load do not count. */
export function isVisit({ method, headers }: Request): boolean {
  const inAdvance = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some((name) => headers.has(name))
  const destination = headers.get('Sec-Fetch-Dest') ?? 'document'
  // A page that the service worker asks for has no destination.
  const isPage = destination === 'empty' && headers.get('Sec-Fetch-Mode') === 'navigate'
  return method !== 'HEAD' && !inAdvance && (destination === 'document' || isPage)
}

/**
 * Protects a page that changes something when it is read. Throws 204 for HEAD, and 425 for a prefetch or an
 * embedded load.
 */
export function requireVisit(request: Request): void {
  if (request.method === 'HEAD') throw new Response(null, { status: 204 })
  if (!isVisit(request)) throw new Response(null, { status: 425 })
}

/** Returns whether a browser opens this page in a tab. Crawlers, previews of links and scripts do not count. */
export function isPageView(request: Request): boolean {
  const userAgent = request.headers.get('User-Agent')
  // Bowser refuses an empty text.
  if (!userAgent || !isVisit(request)) return false
  const { type = '' } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT)).platform
  return ['desktop', 'mobile', 'tablet'].includes(type)
}

export function formatDevice(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT))
  if (browser.name && os.name) return `${browser.name} sur ${os.name}`
  return browser.name || os.name || UNKNOWN
}

const LONGEST_USER_AGENT = 500

const UNKNOWN = 'Appareil inconnu'
