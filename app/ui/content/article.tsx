import { atoms } from '../atoms'
import { Children, type ReactNode } from 'react'
import { Chapter } from '../layout/layout'
import { useHeading } from '../layout/page-name'
import { french, Text } from '../text/text'
import * as css from './article.css'

type ArticleProps = {
  intro: string
  note: string
  actions?: ReactNode
  chapters: readonly ArticleChapter[]
}

export type ArticleChapter = {
  id: string
  title: string
  about?: string
  /** The chapter's name in the table of contents. Defaults to the title. */
  short?: string
  body: ReactNode
  /** Whether the chapter has no limit on the length of its lines. */
  isWide?: boolean
}

export function Article({ intro, note, actions, chapters }: ArticleProps) {
  return (
    <>
      <div className={css.head}>
        <h1>{french(useHeading())}</h1>
        <p className={atoms({ fontSize: 't18' })}>{french(intro)}</p>
        <Text note>{note}</Text>
        {actions}
        <Contents chapters={chapters} />
      </div>
      <Chapters chapters={chapters} />
    </>
  )
}

type Chapters = { chapters: readonly ArticleChapter[] }

function Contents({ chapters }: Chapters) {
  return (
    <nav aria-label="Sommaire">
      <ul className={css.contents}>
        {chapters.map(({ id, title, short = title }) => (
          <li key={id}>
            <a
              className={atoms({ display: 'inline-flex', alignItems: 'center', minHeight: 'tap' })}
              href={`#${id}`}
            >
              {french(short)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Chapters({ chapters }: Chapters) {
  return chapters.map(({ body, isWide, short: _, ...chapter }) => (
    <Chapter key={chapter.id} {...chapter} isText={!isWide}>
      <Prose body={body} />
    </Chapter>
  ))
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p>{Children.map(children, (piece) => (typeof piece === 'string' ? french(piece) : piece))}</p>
}

export function Prose({ body }: { body: ReactNode }) {
  return (
    <>{Children.map(body, (part) => (typeof part === 'string' ? <Paragraph>{part}</Paragraph> : part))}</>
  )
}

export type Texts = Record<string, ReactNode>

export function Entries({ entries }: { entries: Texts }) {
  return (
    <div className={css.entries}>
      {Object.entries(entries).map(([title, body]) => (
        <div key={title} className={css.entry}>
          <h3>{french(title)}</h3>
          <Prose body={body} />
        </div>
      ))}
    </div>
  )
}

export function Terms({ terms }: { terms: Texts }) {
  return (
    <dl className={atoms({ display: 'grid', gap: 's8' })}>
      {Object.entries(terms).map(([name, value]) => (
        <div key={name} className={css.term}>
          <dt className={atoms({ color: 'muted', fontSize: 't14' })}>{french(name)}</dt>
          <dd>{typeof value === 'string' ? french(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Legal({ title, text }: { title: string; text: string }) {
  return (
    <section className={css.legal} id="avertissement" aria-labelledby="avertissement-titre">
      <h2 id="avertissement-titre" className={atoms({ fontSize: 't18' })}>
        {french(title)}
      </h2>
      <p>{french(text)}</p>
    </section>
  )
}
