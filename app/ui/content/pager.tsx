import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import * as css from './pager.css'

type PagerProps = { page: number; pages: number; hrefOf: (page: number) => string }

/** Nothing where everything stands on one page. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav className={css.pager} aria-label="Pages">
      <span>{page > 1 && <PreviousPage href={hrefOf(page - 1)} label="Précédente" />}</span>
      <span>{`Page ${page} sur ${pages}`}</span>
      <span className={css.next}>
        {page < pages && <NextPage href={hrefOf(page + 1)} label="Suivante" />}
      </span>
    </nav>
  )
}

type PageLinkProps = { href: string; label: string }

export function PreviousPage({ href, label }: PageLinkProps) {
  return (
    <ButtonLink href={href} size="small" rel="prev">
      <Icon name="chevronLeft" />
      {label}
    </ButtonLink>
  )
}

export function NextPage({ href, label }: PageLinkProps) {
  return (
    <ButtonLink href={href} size="small" rel="next">
      {label}
      <Icon name="chevronRight" />
    </ButtonLink>
  )
}
