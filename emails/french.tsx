import { Children, type ReactNode } from 'react'
import { frenchSpaces } from '#app/text/french'

const unbroken = { whiteSpace: 'nowrap' } as const

/** Text with the spaces of French printing, in which no hyphen ends a line: 'changez-le' stays whole. */
export function french(children: ReactNode): ReactNode {
  return Children.map(children, (child) => (typeof child === 'string' ? pieces(child) : child))
}

function pieces(text: string): ReactNode {
  return frenchSpaces(text)
    .split(/(\p{L}+(?:-\p{L}+)+)/u)
    .map((piece, index) =>
      index % 2 === 0 ? (
        piece
      ) : (
        <span key={index} style={unbroken}>
          {piece}
        </span>
      ),
    )
}
