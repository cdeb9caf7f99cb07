import type { ReactNode } from 'react'
import { frenchPieces } from '#app/text/french'
import { classes } from '../classes'
import * as css from './text.css'

/** Sets French typography for text that was typed with plain spaces. A translator may replace each of its texts. */
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
  /** Small and muted. */
  note?: boolean
  /** Figures of one width, for scores, clocks and prices. */
  figures?: boolean
  id?: string
  /** French typography is applied to strings only. */
  children: ReactNode
}

export function Text({ as: Tag = 'p', tone, note, figures, id, children }: TextProps) {
  return (
    <Tag id={id} className={classes((note || tone) && css.muted, note && css.small, figures && css.figures)}>
      {typeof children === 'string' ? french(children) : children}
    </Tag>
  )
}

/** Hidden text that tells apart links with the same words. */
export const Among = ({ name }: { name?: string }) => name !== undefined && <Hidden>{`, ${name}`}</Hidden>

/** Visible to assistive tools only. */
export function Hidden({ as: Tag = 'span', children }: { as?: 'span' | 'div'; children: ReactNode }) {
  return <Tag className={css.hidden}>{children}</Tag>
}
