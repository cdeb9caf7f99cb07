import punycode from 'punycode.js'
import { withAsciiDomain } from '#modules/kernel/email-address'

/** Decodes an internationalised domain: 'jean@xn--socit-esab.example' becomes 'jean@société.example'. */
export function toReadableAddress(address: string): string {
  try {
    const readable = punycode.toUnicode(address)
    return withAsciiDomain(readable) === address ? readable : address
  } catch (error) {
    // The domain is not valid punycode.
    if (error instanceof RangeError) return address
    throw error
  }
}
