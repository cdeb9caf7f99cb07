import type { ReactNode } from 'react'
import { Fr } from '../text/fr'
import { thousands } from '../text/thousands'
import * as css from './list-bar.css'

type ListBarProps = {
  title: string
  count: number
  /** Small button links. */
  actions?: ReactNode
}

/** 'Toutes les annonces (41)', and what can be done with the whole list. */
export function ListBar({ title, count, actions }: ListBarProps) {
  return (
    <div className={css.bar}>
      <h2 id="liste">
        <Fr>{`${title} (${thousands(count)})`}</Fr>
      </h2>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
