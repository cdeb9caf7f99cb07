import type { ReactNode } from 'react'
import { french } from '../text/text'
import { NOT_OFFICIAL } from './page'
import * as css from './page-head.css'

export function PageHead({ title, intro, actions }: { title: string; intro?: string; actions?: ReactNode }) {
  return (
    <div className={css.head}>
      <div>
        <h1>{french(title)}</h1>
        {intro && <p className={css.intro}>{french(intro)}</p>}
      </div>
      {actions}
    </div>
  )
}

/** Printed only, since paper shows neither header nor footer: whose result it is, and from which site. */
export function PaperHead({ candidate }: { candidate: string }) {
  return (
    <div className={css.paperHeadHead}>
      <p className={css.name}>Prépa LTS</p>
      <p>{french(`Candidat : ${candidate}`)}</p>
      <p className={css.small}>{NOT_OFFICIAL}</p>
    </div>
  )
}
