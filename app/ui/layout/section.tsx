import type { ReactNode } from 'react'
import { Fr } from '../text/fr'
import { Hidden, Text } from '../text/text'
import * as css from './layout.css'

type SectionProps = {
  /** Of the heading, which names the section. */
  id: string
  title: string
  titleHidden?: boolean
  intro?: string
  /** A link or a button at the end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

export function Section({ children, ...head }: SectionProps) {
  return (
    <section className={css.section} aria-labelledby={head.id}>
      <SectionHead {...head} />
      {children}
    </section>
  )
}

function SectionHead({ id, title, titleHidden, intro, aside }: Omit<SectionProps, 'children'>) {
  const heading = (
    <h2 id={id}>
      <Fr>{title}</Fr>
    </h2>
  )
  if (titleHidden) return <Hidden as="div">{heading}</Hidden>
  return (
    <div className={css.sectionHead}>
      <div>
        {heading}
        {intro && (
          <Text tone="muted" size="small">
            <Fr>{intro}</Fr>
          </Text>
        )}
      </div>
      {aside}
    </div>
  )
}
