import type { ReactNode } from 'react'
import { Paragraph } from '../content/article'
import { Actions } from '../forms/button'
import { Arc } from '../rings/dial'
import { french } from '../text/text'
import * as css from './guide.css'

type GuideHeadProps = {
  title: string
  lead: string
  actions: ReactNode
  /** What one wants to know before all else, in a card at the side. */
  aside: ReactNode
  contents: readonly { id: string; short: string }[]
}

/** The head of a page that explains: what it is about, what to do now, and the way to its parts. */
export function GuideHead({ title, lead, actions, aside, contents }: GuideHeadProps) {
  return (
    <>
      <div className={css.head}>
        <div className={css.words}>
          <h1 className={css.title}>{french(title)}</h1>
          <p className={css.lead}>{french(lead)}</p>
          <Actions>{actions}</Actions>
        </div>
        <aside className={css.aside} aria-labelledby="en-bref">
          <h2 id="en-bref" className={css.asideTitle}>
            En bref
          </h2>
          {aside}
        </aside>
      </div>
      <nav className={css.contents} aria-label="Sommaire">
        <ol className={css.list}>
          {contents.map(({ id, short }) => (
            <li key={id}>
              <a className={css.link} href={`#${id}`}>
                {french(short)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}

/** `isAim` has the shot in its centre. */
export type Mark = { figure: string; percent: number; name: string; text: string; isAim?: boolean }

/** Scores side by side, each on its dial, so that one sees how they fit together. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  return (
    <ul className={css.marks}>
      {marks.map(({ figure, percent, name, text, isAim = false }) => (
        <li key={figure} className={css.mark}>
          <Drawing percent={percent} isAim={isAim} />
          <div className={css.marksWords}>
            <h3 className={css.marksHead}>
              <span className={css.figure}>{french(figure)}</span> {french(name)}
            </h3>
            <p className={css.marksText}>{french(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Drawing({ percent, isAim }: { percent: number; isAim: boolean }) {
  return (
    <svg className={css.drawing} width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
      <circle className={css.track} cx="36" cy="36" r="32" />
      <Arc className={css.arc} percent={percent} centre={36} r="32" />
      <circle className={css.hair} cx="36" cy="36" r="22" />
      <circle className={css.hair} cx="36" cy="36" r="13" />
      {isAim && <circle className={css.shot} cx="36" cy="36" r="6" />}
    </svg>
  )
}

export type Step = { title: string; body: ReactNode }

/** One after the other, each numbered in a ring. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, body }) => (
        <li key={title} className={css.step}>
          <h3>{french(title)}</h3>
          {typeof body === 'string' ? <Paragraph>{body}</Paragraph> : body}
        </li>
      ))}
    </ol>
  )
}
