import { Fragment } from 'react'

/**
 * An address whose line may end before its '@', and before the dots of a long domain, rather than in a
 * word.
 */
export function Email({ children: address }: { children: string }) {
  const [name = '', ...domains] = address.split(/(?=@)/)
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
