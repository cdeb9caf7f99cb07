import { Children, type ReactNode } from 'react'
import { frenchSpaces } from '#app/text/french'

const unbroken = { whiteSpace: 'nowrap' } as const

/** Sets French spaces, and keeps a line from breaking at a hyphen, as in 'changez-le'. */
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
 * Returns the name, or undefined if mail programs might turn it into a link. Otherwise a spammer could
 * advertise a web address, by signing strangers up with that address as their name.
 */
export function nameOrNothing(name: string): string | undefined {
  return /^[\p{L}\p{M}' .-]{2,40}$/u.test(name) && !LINKED.test(name) ? name : undefined
}

/**
 * Returns the username, or undefined if mail programs might turn it into a link, such as a telephone link.
 */
export function usernameOrNothing(username: string): string | undefined {
  return /^[\p{L}\p{M}\d_-]{1,30}$/u.test(username) && !LINKED.test(username) ? username : undefined
}

// Matches a dot within a word, letters that look like dots (such as U+A4F8), and seven digits or more.
const LINKED = /\.(?![ -]|$)|www\.|\p{Lm}|\d(?:[_-]*\d){6}/iu
