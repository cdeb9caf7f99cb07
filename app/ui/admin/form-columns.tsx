import type { ReactNode } from 'react'
import { Fr } from '../text/text'
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
  /** What is typed, and what it becomes. */
  signs: readonly { typed: string; meaning: string }[]
}

/** How signs in a text format it. */
export function SignHelp({ title, intro, signs }: SignHelpProps) {
  return (
    <aside className={css.help} aria-labelledby="aide">
      <Fr as="h2" id="aide" className={css.title}>
        {title}
      </Fr>
      <Fr as="p">{intro}</Fr>
      <dl className={css.signs}>
        {signs.map(({ typed, meaning }) => (
          <div key={typed} className={css.sign}>
            <dt className={css.typed}>{typed}</dt>
            <Fr as="dd" className={css.meaning}>
              {meaning}
            </Fr>
          </div>
        ))}
      </dl>
    </aside>
  )
}
