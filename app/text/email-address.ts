import { withAsciiDomain } from '#modules/kernel/email-address'

/** 'jean@xn--socit-esab.example' as people write it: 'jean@société.example'. Another address stays as it is. */
export function toReadableAddress(address: string): string {
  const [name = '', domain = ''] = address.split('@')
  const labels = domain.split('.').map((label) => (label.startsWith('xn--') ? decode(label.slice(4)) : label))
  const readable = `${name}@${labels.join('.')}`
  // Whatever could not be decoded leads elsewhere.
  return withAsciiDomain(readable) === address ? readable : address
}

/** Punycode (RFC 3492), by its names. Browsers and Node have no function for it in common. */
function decode(label: string): string {
  const end = label.lastIndexOf('-')
  const signs = Array.from(label.slice(0, Math.max(end, 0)))
  let [n, i, bias, at] = [128, 0, 72, end + 1]
  while (at < label.length) {
    const before = i
    for (let [weight, k] = [1, 36]; ; k += 36) {
      const digit = DIGITS.indexOf(label.charAt(at++) || '?')
      const least = Math.min(Math.max(k - bias, 1), 26)
      i += digit * weight
      if (digit < least) break
      weight *= 36 - least
    }
    const length = signs.length + 1
    bias = adapt(i - before, length, before === 0)
    n += Math.floor(i / length)
    i %= length
    if (n > 0x10_ff_ff || i < 0) return ''
    signs.splice(i++, 0, String.fromCodePoint(n))
  }
  return signs.join('')
}

const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35)
  return k + Math.floor((36 * rest) / (rest + 38))
}
