import punycode from 'punycode.js'
import { withAsciiDomain } from '#modules/kernel/email-address'

/**
 * Returns an address such as 'jean@xn--socit-esab.example' as people write it: 'jean@société.example'. Other addresses
 * are returned unchanged.
 */
export function toReadableAddress(address: string): string {
  try {
    const readable = punycode.toUnicode(address)
    // Rejects a readable form that does not encode back to this address.
    return withAsciiDomain(readable) === address ? readable : address
  } catch (error) {
    // The domain is not valid punycode.
    if (error instanceof RangeError) return address
    throw error
  }
}
