import { Fragment } from 'react'

/** An address whose line may end before its '@' and before a dot of its domain, rather than in a word. */
export function Email({ children: address }: { children: string }) {
  return piecesOf(address).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

function piecesOf(address: string): string[] {
  const [name = '', ...domains] = address.split(/(?=@)/)
  return [name, ...domains.flatMap((domain) => domain.split(/(?=\.)/))]
}
