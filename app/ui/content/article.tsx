import { Children, type ReactNode } from 'react'
import { Chapter } from '../layout/layout'
import { french } from '../text/text'
import * as css from './article.css'

type ArticleProps = {
  title: string
  intro: string
  /** When it was written, in small type. */
  note: string
  chapters: readonly ArticleChapter[]
}

/** `id` is of the heading: an address leads there. `short` is its name in the contents. */
export type ArticleChapter = { id: string; title: string; short: string; body: ReactNode }

/** A page to be read. */
export function Article({ title, intro, note, chapters }: ArticleProps) {
  return (
    <>
      <div className={css.head}>
        <h1>{french(title)}</h1>
        <p className={css.intro}>{french(intro)}</p>
        <p className={css.note}>{french(note)}</p>
        <Contents chapters={chapters} />
      </div>
      {chapters.map((chapter) => (
        <Chapter key={chapter.id} id={chapter.id} title={chapter.title} isText>
          {chapter.body}
        </Chapter>
      ))}
    </>
  )
}

function Contents({ chapters }: Pick<ArticleProps, 'chapters'>) {
  return (
    <nav aria-label="Sommaire">
      <ul className={css.contents}>
        {chapters.map(({ id, short }) => (
          <li key={id}>
            <a className={css.contentsLink} href={`#${id}`}>
              {french(short)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Text alone, or with links between its pieces. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <p>{Children.map(children, (piece) => (typeof piece === 'string' ? french(piece) : piece))}</p>
}

export type Entry = { title: string; body: ReactNode }

export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className={css.entries}>
      {entries.map(({ title, body }) => (
        <div key={title} className={css.entry}>
          <h3>{french(title)}</h3>
          {typeof body === 'string' ? <Paragraph>{body}</Paragraph> : body}
        </div>
      ))}
    </div>
  )
}

/** Each beside what it names; on a phone above it. */
export function Terms({ terms }: { terms: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={css.terms}>
      {terms.map(({ name, value }) => (
        <div key={name} className={css.term}>
          <dt className={css.name}>{french(name)}</dt>
          <dd>{typeof value === 'string' ? french(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}

type LegalProps = { id?: string; title: string; children: ReactNode }

/** A double rule, concentric like the rings. */
export function Legal({ id = 'avertissement', title, children }: LegalProps) {
  return (
    <section className={css.legal} id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`} className={css.title}>
        {french(title)}
      </h2>
      <p>{typeof children === 'string' ? french(children) : children}</p>
    </section>
  )
}
