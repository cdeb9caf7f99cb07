import type { ReactNode } from 'react'
import { Fr } from '../text/fr'
import * as css from './page-head.css'

type PageHeadProps = { title: string; intro?: string; actions?: ReactNode }

export function PageHead({ title, intro, actions }: PageHeadProps) {
  return (
    <div className={css.head}>
      <div>
        <h1>
          <Fr>{title}</Fr>
        </h1>
        {intro && (
          <p className={css.intro}>
            <Fr>{intro}</Fr>
          </p>
        )}
      </div>
      {actions}
    </div>
  )
}
