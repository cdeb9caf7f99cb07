import { NextPage, PreviousPage } from '../content/pager'
import { Fr } from '../text/fr'
import { thousands } from '../text/thousands'
import * as css from './list-bar.css'

type ListPagerProps = {
  page: number
  pages: number
  perPage: number
  total: number
  /** In words, where the total is not the whole. */
  length?: string
  hrefOf: (page: number) => string
}

/** '1 à 20 sur 41', and the way to the others. Nothing under an empty list. */
export function ListPager({
  page,
  pages,
  perPage,
  total,
  length = thousands(total),
  hrefOf,
}: ListPagerProps) {
  if (total === 0) return null
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)
  return (
    <div className={css.pager}>
      <p>
        <Fr>{`${thousands(first)} à ${thousands(last)} sur ${length}`}</Fr>
      </p>
      {pages > 1 && (
        <nav className={css.pages} aria-label="Pages">
          {page > 1 && <PreviousPage href={hrefOf(page - 1)} label="Page précédente" />}
          {page < pages && <NextPage href={hrefOf(page + 1)} label="Page suivante" />}
        </nav>
      )}
    </div>
  )
}
