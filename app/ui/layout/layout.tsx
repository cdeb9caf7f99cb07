import { Children, type ReactNode } from 'react'
import { classes } from '../classes'
import { french, Hidden } from '../text/text'
import * as css from './layout.css'

type Block = { children: ReactNode }

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
  /** On a desk, the head takes the first third of the width and the rest the other two. */
  split?: boolean
  /** Left out on paper, where another part says the same. */
  onScreenOnly?: boolean
  children: ReactNode
}

export function Section({ id, title, intro, aside, split = false, children, ...looks }: SectionProps) {
  const heading = <h2 id={id}>{french(title)}</h2>
  return (
    <section
      className={classes(split ? css.splitSection : css.section, looks.onScreenOnly && css.onScreenOnly)}
      aria-labelledby={id}
    >
      {looks.titleHidden ? (
        <Hidden as="div">{heading}</Hidden>
      ) : (
        <div className={split ? css.splitHead : css.sectionHead}>
          <div>
            {heading}
            {intro && <p className={css.intro}>{french(intro)}</p>}
          </div>
          {aside}
        </div>
      )}
      {split ? <div className={css.splitBody}>{children}</div> : children}
    </section>
  )
}

type ChapterProps = {
  /** Of the heading, which names it: an address leads there. */
  id: string
  title: string
  about?: string
  /** Below its heading: what serves the whole of it. */
  beside?: ReactNode
  /** To be read: its lines have the measure of a text. */
  isText?: boolean
  children: ReactNode
}

/** A part of a long page; on a desk, its heading takes the first third of the width. */
export function Chapter({ id, title, about, beside, isText = false, children }: ChapterProps) {
  return (
    <section className={css.chapter} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{french(title)}</h2>
        {about && <p className={css.about}>{french(about)}</p>}
        {beside && <div className={css.beside}>{beside}</div>}
      </div>
      <div className={classes(css.body, isText && css.text)}>{children}</div>
    </section>
  )
}
