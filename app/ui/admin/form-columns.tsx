import type { ReactNode } from 'react'
import { french } from '../text/text'
import * as css from './form-columns.css'

/** A form, and beside it what helps to fill it in; on a phone below it. */
export function FormColumns({ help, children }: { help: ReactNode; children: ReactNode }) {
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
  /** What is typed, and what it becomes. */
  signs: readonly { typed: string; meaning: string }[]
}

/** How signs in a text format it. */
export function SignHelp({ title, intro, signs }: SignHelpProps) {
  return (
    <aside className={css.help} aria-labelledby="aide">
      <h2 id="aide" className={css.title}>
        {french(title)}
      </h2>
      <p>{french(intro)}</p>
      <dl className={css.signs}>
        {signs.map(({ typed, meaning }) => (
          <div key={typed} className={css.sign}>
            <dt className={css.typed}>{typed}</dt>
            <dd className={css.meaning}>{french(meaning)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
