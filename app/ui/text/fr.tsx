import { Fragment, type ReactNode } from 'react'
import { frenchPieces } from '#app/text/french'
import { nowrap } from './text.css'

/** Sets French typography for text that was typed with plain spaces. */
export function Fr({ children }: { children: string }) {
  return <>{frenchText(children)}</>
}

export function frenchText(text: string): ReactNode {
  const pieces = frenchPieces(text)
  if (!pieces.some((piece) => piece.unbroken)) return pieces.map((piece) => piece.text).join('')
  return pieces.map((piece, index) =>
    piece.unbroken ? (
      <span key={index} className={nowrap}>
        {piece.text}
      </span>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  )
}
