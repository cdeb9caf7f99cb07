import { Pager } from '../content/pager'
import { pager } from '../content/pager.css'
import { Fr } from '../text/fr'
import { thousands } from '#app/text/thousands'

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
  const at = `${thousands(first)} à ${thousands(last)} sur ${length}`
  if (pages > 1) return <Pager {...{ page, pages, hrefOf, at }} />
  return (
    <p className={pager}>
      <Fr>{at}</Fr>
    </p>
  )
}
