import punycode from 'punycode.js'
import { withAsciiDomain } from '#modules/kernel/email-address'

/** 'jean@xn--socit-esab.example' as people write it: 'jean@société.example'. Another address stays as it is. */
export function toReadableAddress(address: string): string {
  try {
    const readable = punycode.toUnicode(address)
    // A readable form that does not lead back to this address belongs to another one.
    return withAsciiDomain(readable) === address ? readable : address
  } catch (error) {
    // No domain is written so.
    if (error instanceof RangeError) return address
    throw error
  }
}
