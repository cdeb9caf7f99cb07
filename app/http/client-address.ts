import ipaddr from 'ipaddr.js'

/**
 * Whom an address is counted as. Of IPv6 that is its first half: the other one is the client's own,
 * who has as many addresses as he likes. What is no address, as of a connection that is gone, is
 * counted as one.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address)
  if (!ipaddr.isValid(bare)) return 'unknown'
  // IPv4 that came as IPv6 becomes IPv4.
  const known = ipaddr.process(bare)
  if (known instanceof ipaddr.IPv4) return known.toString()
  return `${new ipaddr.IPv6([...known.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address
}
