import type { ReactNode } from 'react'
import { Fr, frenchText } from '../text/fr'
import * as css from './legal.css'

type LegalProps = { id?: string; title: string; children: ReactNode }

/** A double rule, concentric like the rings. */
export function Legal({ id = 'avertissement', title, children }: LegalProps) {
  return (
    <section className={css.legal} id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`} className={css.title}>
        <Fr>{title}</Fr>
      </h2>
      <p>{typeof children === 'string' ? frenchText(children) : children}</p>
    </section>
  )
}
