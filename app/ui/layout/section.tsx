import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Fr } from '../text/fr'
import { Hidden } from '../text/text'
import * as css from './layout.css'

type SectionProps = {
  /** Of the heading, which names the section. */
  id: string
  title: string
  titleHidden?: boolean
  intro?: string
  /** A link or a button at the end of the heading's line. */
  aside?: ReactNode
  /** The head in the first third of a desk's width, all else in the other two. */
  split?: boolean
  /** Left out on paper, where another part says the same. */
  onScreenOnly?: boolean
  children: ReactNode
}

export function Section({ split = false, onScreenOnly, children, ...head }: SectionProps) {
  return (
    <section
      className={classes(split ? css.splitSection : css.section, onScreenOnly && css.onScreenOnly)}
      aria-labelledby={head.id}
    >
      <SectionHead {...head} split={split} />
      {split ? <div className={css.splitBody}>{children}</div> : children}
    </section>
  )
}

function SectionHead({
  id,
  title,
  titleHidden,
  intro,
  aside,
  split,
}: Omit<SectionProps, 'children' | 'onScreenOnly'>) {
  const heading = (
    <h2 id={id}>
      <Fr>{title}</Fr>
    </h2>
  )
  if (titleHidden) return <Hidden as="div">{heading}</Hidden>
  return (
    <div className={split ? css.splitHead : css.sectionHead}>
      <div>
        {heading}
        {intro && (
          <p className={css.intro}>
            <Fr>{intro}</Fr>
          </p>
        )}
      </div>
      {aside}
    </div>
  )
}
