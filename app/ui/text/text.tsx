import type { ReactNode } from 'react'
import { classes } from '../classes'
import { type Tone, toneText } from '../tokens/tone.css'
import * as css from './text.css'

type TextProps = {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small'
  tone?: Tone | 'muted'
  size?: 'small' | 'large'
  /** Figures of one width, for scores, clocks and prices. */
  figures?: boolean
  id?: string
  children: ReactNode
}

export function Text({ as: Tag = 'p', tone, size, figures, id, children }: TextProps) {
  const colour = tone === 'muted' ? css.muted : tone && toneText[tone]
  return (
    <Tag id={id} className={classes(colour, size && css.size[size], figures && css.figures)}>
      {children}
    </Tag>
  )
}

/** For assistive tools only. */
export function Hidden({ as: Tag = 'span', children }: { as?: 'span' | 'p' | 'div'; children: ReactNode }) {
  return <Tag className={css.hidden}>{children}</Tag>
}
