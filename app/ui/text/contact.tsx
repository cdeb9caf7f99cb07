import { Fragment } from 'react'
import { toReadableAddress } from '#app/text/email-address'

/**
 * An address whose line may end before its '@', and before the dots of a long domain, rather than in a
 * word.
 */
export function Email({ children: address }: { children: string }) {
  const [name = '', ...domains] = toReadableAddress(address).split(/(?=@)/)
  const pieces = domains.flatMap((domain) => (domain.length > LONG ? domain.split(/(?=\.)/) : [domain]))
  return [name, ...pieces].map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

/** Signs; what is shorter fits any line of its own. */
const LONG = 24

/** Null where a number has no digits, such as '--'. The '(0)' after a country's number is not dialled. */
export function telHref(phone: string): string | null {
  const dialled = phone.replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1')
  const digits = dialled.replace(/\D/g, '')
  return digits === '' ? null : `tel:${dialled.trim().startsWith('+') ? '+' : ''}${digits}`
}

/** Whatever stands before the '@' is a name, and adds neither a subject nor another recipient. */
export function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace(/%40(?=[^%]*$)/, '@')}`
}
