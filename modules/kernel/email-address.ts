/** 'jean@société.example' as servers of mail write it: 'jean@xn--socit-esab.example'. Another address stays as it is. */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1
  const url = `http://${address.slice(start)}`
  if (!INTERNATIONAL.test(address.slice(start)) || !URL.canParse(url)) return address
  return address.slice(0, start) + new URL(url).hostname
}

/** A domain has at most 253 characters. */
const INTERNATIONAL = /^(?=.*[^ -~])[\p{L}\p{M}\p{N}.-]{1,253}$/u
