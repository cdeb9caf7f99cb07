import type { ReactNode } from 'react'
import { Fr } from '../text/text'
import { NOT_OFFICIAL } from './page'
import * as css from './page-head.css'

type PageHeadProps = { title: string; intro?: string; actions?: ReactNode }

export function PageHead({ title, intro, actions }: PageHeadProps) {
  return (
    <div className={css.head}>
      <div>
        <Fr as="h1">{title}</Fr>
        {intro && (
          <Fr as="p" className={css.intro}>
            {intro}
          </Fr>
        )}
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
      <Fr as="p">{`Candidat : ${candidate}`}</Fr>
      <p className={css.small}>{NOT_OFFICIAL}</p>
    </div>
  )
}
