import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Fr } from '../text/fr'
import * as css from './chapter.css'

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
        <h2 id={id}>
          <Fr>{title}</Fr>
        </h2>
        {about && (
          <p className={css.about}>
            <Fr>{about}</Fr>
          </p>
        )}
        {beside && <div className={css.beside}>{beside}</div>}
      </div>
      <div className={classes(css.body, isText && css.text)}>{children}</div>
    </section>
  )
}
