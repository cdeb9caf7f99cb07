import type { ReactNode } from 'react'
import { frenchPieces } from '#app/text/french'
import { classes } from '../classes'
import * as css from './text.css'

/**
 * Applies French typography to text that was typed with plain spaces. Each piece has its own element, because a
 * browser's translator may replace its text.
 */
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
  /** Whether the text is small and muted. */
  note?: boolean
  /** Whether all digits have the same width, for scores, clocks and prices. */
  figures?: boolean
  id?: string
  /** The content. French typography is applied to strings only. */
  children: ReactNode
}

export function Text({ as: Tag = 'p', tone, note, figures, id, children }: TextProps) {
  return (
    <Tag id={id} className={classes((note || tone) && css.muted, note && css.small, figures && css.figures)}>
      {typeof children === 'string' ? french(children) : children}
    </Tag>
  )
}

/** Adds hidden text that tells links with the same words apart. */
export const Among = ({ name }: { name?: string }) => name !== undefined && <Hidden>{`, ${name}`}</Hidden>

/** Shows its content to assistive tools only. */
export function Hidden({ as: Tag = 'span', children }: { as?: 'span' | 'div'; children: ReactNode }) {
  return <Tag className={css.hidden}>{children}</Tag>
}
