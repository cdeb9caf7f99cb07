import { Children, type ReactNode } from 'react'
import * as css from './layout.css'

type Block = { children: ReactNode }

export function Wrap({ width = 'page', children }: Block & { width?: 'page' | 'text' }) {
  return <div className={width === 'text' ? css.textWrap : css.wrap}>{children}</div>
}

/** Owns the space between its children, which have none of their own. */
export function Stack({ gap = 16, children }: Block & { gap?: keyof typeof css.stackGap }) {
  return <div className={css.stackGap[gap]}>{children}</div>
}

export function Row({ children }: Block) {
  return <div className={css.row}>{children}</div>
}

/** Two thirds, then one. */
export function Side({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={css.side}>
      <div className={css.sideMain}>{main}</div>
      <div>{aside}</div>
    </div>
  )
}

/** One third, then two. */
export function Split({ aside, main }: { aside: ReactNode; main: ReactNode }) {
  return (
    <div className={css.split}>
      <div>{aside}</div>
      <div className={css.splitMain}>{main}</div>
    </div>
  )
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
