import { addDays } from 'date-fns/addDays'
import { fileRoute, PRIVATE, sameForAll } from '#app/http'
import { site } from '#app/start/modules.server'
import { day } from '#app/text'
import { paths } from '#app/paths'
import { contactAddress } from './legal'

/** The days until the file expires. RFC 9116 recommends less than a year. */
const VALID = 180

/** Replies 404 if the operator has no contact, or one with an http URL, because RFC 9116 requires https. */
const { loader, action } = fileRoute(() => {
  const { appUrl, operator } = site()
  const contact = contactAddress(operator.contact ?? '')
  if (!contact || contact.startsWith('http:'))
    return new Response(null, { status: 404, headers: { 'Cache-Control': PRIVATE } })
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${day(addDays(new Date(), VALID))}T00:00:00Z`,
    'Preferred-Languages: fr, en',
    `Canonical: ${appUrl}${paths.securityTxt()}`,
  ]
  const headers = { ...sameForAll, 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response([...lines, ''].join('\n'), { headers })
})
export { action, loader }
