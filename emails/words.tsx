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

/**
 * A first name that no mail program turns into a link, since anybody can register a stranger's address under a name
 * that is an advertisement.
 */
export function nameOrNothing(name: string): string | undefined {
  return /^[\p{L}\p{M}' .-]{2,40}$/u.test(name) && !LINKED.test(name) ? name : undefined
}

/** The same for a username: a dot, or the digits of a telephone number, would be linked. */
export function usernameOrNothing(username: string): string | undefined {
  return /^[\p{L}\p{M}\d_-]{1,30}$/u.test(username) && !LINKED.test(username) ? username : undefined
}

// A dot in a word, its look-alikes among the letters (U+A4F8 for one), and seven digits or more.
const LINKED = /\.(?![ -]|$)|www\.|\p{Lm}|\d(?:[_-]*\d){6}/iu
