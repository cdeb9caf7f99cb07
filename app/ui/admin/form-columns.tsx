import type { ReactNode } from 'react'
import { Fr } from '../text/fr'
import * as css from './form-columns.css'

type FormColumnsProps = { help: ReactNode; children: ReactNode }

/** A form, and beside it what helps to fill it in; on a phone below it. */
export function FormColumns({ help, children }: FormColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.form}>{children}</div>
      {help}
    </div>
  )
}

type SignHelpProps = {
  title: string
  intro: string
  /** What is typed, as it is, and what comes of it. */
  signs: readonly { typed: string; meaning: string }[]
}

/** How a text is set by signs in it. */
export function SignHelp({ title, intro, signs }: SignHelpProps) {
  return (
    <aside className={css.help} aria-labelledby="aide">
      <h2 id="aide" className={css.title}>
        <Fr>{title}</Fr>
      </h2>
      <p>
        <Fr>{intro}</Fr>
      </p>
      <dl className={css.signs}>
        {signs.map(({ typed, meaning }) => (
          <div key={typed} className={css.sign}>
            <dt className={css.typed}>{typed}</dt>
            <dd className={css.meaning}>
              <Fr>{meaning}</Fr>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
