import type { ReactNode } from 'react'
import { Actions } from '../forms/actions'
import { Fr } from '../text/fr'
import * as css from './guide-head.css'

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
          <h1 className={css.title}>
            <Fr>{title}</Fr>
          </h1>
          <p className={css.lead}>
            <Fr>{lead}</Fr>
          </p>
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
                <Fr>{short}</Fr>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}
