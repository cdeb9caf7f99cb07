import { Children, type ReactNode } from 'react'
import { classes } from '../classes'
import { Fr, Hidden } from '../text/text'
import * as css from './layout.css'

type Block = { children: ReactNode }

/** Owns the space between its children, which have none of their own. */
export function Stack({ gap = 16, children }: Block & { gap?: keyof typeof css.stackGap }) {
  return <div className={css.stackGap[gap]}>{children}</div>
}

export function Row({ children }: Block) {
  return <div className={css.row}>{children}</div>
}

/** A list of cards of one height. */
export function CardGrid({ columns, children }: Block & { columns: keyof typeof css.cardColumns }) {
  return (
    <ul className={css.cardColumns[columns]}>
      {Children.map(children, (card) => (
        <li className={css.cardItem}>{card}</li>
      ))}
    </ul>
  )
}

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
    <Fr as="h2" id={id}>
      {title}
    </Fr>
  )
  if (titleHidden) return <Hidden as="div">{heading}</Hidden>
  return (
    <div className={split ? css.splitHead : css.sectionHead}>
      <div>
        {heading}
        {intro && (
          <Fr as="p" className={css.intro}>
            {intro}
          </Fr>
        )}
      </div>
      {aside}
    </div>
  )
}

type ChapterProps = {
  /** Of the heading, which names it: an address leads there. */
  id: string
  title: string
  /** What it is about, in small type under the heading. */
  about?: string
  /** What serves the whole of it, under its heading. */
  beside?: ReactNode
  /** To be read: its lines have the measure of a text. */
  isText?: boolean
  children: ReactNode
}

/** A part of a long page: its heading in the first third, all else in the other two. */
export function Chapter({ id, title, about, beside, isText = false, children }: ChapterProps) {
  return (
    <section className={css.chapter} aria-labelledby={id}>
      <div className={css.head}>
        <Fr as="h2" id={id}>
          {title}
        </Fr>
        {about && (
          <Fr as="p" className={css.about}>
            {about}
          </Fr>
        )}
        {beside && <div className={css.beside}>{beside}</div>}
      </div>
      <div className={classes(css.body, isText && css.text)}>{children}</div>
    </section>
  )
}
