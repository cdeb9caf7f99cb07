/** Writes the domain in ASCII, as mail servers do: 'jean@société.example' becomes 'jean@xn--socit-esab.example'. */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1
  const url = `http://${address.slice(start)}`
  if (!INTERNATIONAL.test(address.slice(start)) || !URL.canParse(url)) return address
  return address.slice(0, start) + new URL(url).hostname
}

/** Matches a domain with a character outside ASCII and at most 253 characters, as in the DNS. */
const INTERNATIONAL = /^(?=.*[^ -~])[\p{L}\p{M}\p{N}.-]{1,253}$/u
