import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import * as css from './pager.css'

type PagerProps = { page: number; pages: number; hrefOf: (page: number) => string }

/** Nothing where everything stands on one page. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav className={css.pager} aria-label="Pages">
      <span>
        {page > 1 && (
          <ButtonLink href={hrefOf(page - 1)} size="small" rel="prev">
            <Icon name="chevronLeft" />
            Précédente
          </ButtonLink>
        )}
      </span>
      <span>{`Page ${page} sur ${pages}`}</span>
      <span className={css.next}>
        {page < pages && (
          <ButtonLink href={hrefOf(page + 1)} size="small" rel="next">
            Suivante
            <Icon name="chevronRight" />
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
