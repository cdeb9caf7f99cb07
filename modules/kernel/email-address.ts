/**
 * Returns an email address with its domain in ASCII, as mail servers write it: 'jean@société.example' becomes
 * 'jean@xn--socit-esab.example'. Any other address stays as it is.
 */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1
  const url = `http://${address.slice(start)}`
  if (!INTERNATIONAL.test(address.slice(start)) || !URL.canParse(url)) return address
  return address.slice(0, start) + new URL(url).hostname
}

/** A domain with a character outside ASCII. A domain has at most 253 characters. */
const INTERNATIONAL = /^(?=.*[^ -~])[\p{L}\p{M}\p{N}.-]{1,253}$/u
