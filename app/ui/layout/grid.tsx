import { Children, type ReactNode } from 'react'
import * as css from './layout.css'

type Block = { children: ReactNode }

/** Owns the space between its children, which have none of their own. */
export function Stack({ gap = 16, children }: Block & { gap?: keyof typeof css.stackGap }) {
  return <div className={css.stackGap[gap]}>{children}</div>
}

export function Row({ children }: Block) {
  return <div className={css.row}>{children}</div>
}

/** A list of cards of one height. */
export function CardGrid({ columns, children }: Block & { columns: keyof typeof css.cardColumns }) {
  return (
    <ul className={css.cardColumns[columns]}>
      {Children.map(children, (card) => (
        <li className={css.cardItem}>{card}</li>
      ))}
    </ul>
  )
}
