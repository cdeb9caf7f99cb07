import { Fragment } from 'react'
import { toReadableAddress } from '#app/text/email-address'

/** Lets an email address break before its '@' and the dots of a long domain, rather than inside a word. */
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

/** A domain of at most this many characters stays on one line. */
const LONG = 24

/** Returns the `tel:` URL of a phone number, or null if it has no digit. */
export function telHref(phone: string): string | null {
  // The '(0)' after a country code is not dialled.
  const dialled = phone.replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1')
  const digits = dialled.replace(/\D/g, '')
  return digits === '' ? null : `tel:${dialled.trim().startsWith('+') ? '+' : ''}${digits}`
}

/** Encodes the local part, so that it cannot add a subject or a recipient. */
export function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace(/%40(?=[^%]*$)/, '@')}`
}
