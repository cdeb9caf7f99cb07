import type { ReactNode } from 'react'
import { Fr } from '../text/fr'
import * as css from './list-bar.css'

type ListBarProps = {
  title: string
  /** How long the list is, in words. */
  count: string
  /** Small button links. */
  actions?: ReactNode
}

/** 'Toutes les annonces (41)', and what can be done with the whole list. */
export function ListBar({ title, count, actions }: ListBarProps) {
  return (
    <div className={css.bar}>
      <h2 id="liste">
        <Fr>{`${title} (${count})`}</Fr>
      </h2>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
