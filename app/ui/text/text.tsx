import type { ReactNode } from 'react'
import { frenchPieces } from '#app/text/french'
import { classes } from '../classes'
import * as css from './text.css'

/** Applies French typography. Each piece is an element, because browser translators replace text nodes. */
export function french(text: string): ReactNode {
  const pieces = frenchPieces(text)
  if (!pieces.some((piece) => piece.unbroken)) return pieces[0]?.text
  return pieces.map((piece, index) => (
    <span key={index} className={piece.unbroken ? css.nowrap : undefined}>
      {piece.text}
    </span>
  ))
}

type TextProps = {
  as?: 'p' | 'span' | 'strong'
  tone?: 'muted'
  note?: boolean
  /** Whether all digits have the same width. */
  figures?: boolean
  id?: string
  /** Only a string gets French typography. */
  children: ReactNode
}

export function Text({ as: Tag = 'p', tone, note, figures, id, children }: TextProps) {
  return (
    <Tag id={id} className={classes((note || tone) && css.muted, note && css.small, figures && css.figures)}>
      {typeof children === 'string' ? french(children) : children}
    </Tag>
  )
}

/** Adds a hidden name, by which screen readers distinguish links with the same text. */
export const Among = ({ name }: { name?: string }) => name !== undefined && <Hidden>{`, ${name}`}</Hidden>

export function Hidden({ as: Tag = 'span', children }: { as?: 'span' | 'div'; children: ReactNode }) {
  return <Tag className={css.hidden}>{children}</Tag>
}
