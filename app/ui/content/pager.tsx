import { classes } from '../classes'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { Fr } from '../text/fr'
import { thousands } from '#app/text/thousands'
import * as css from './pager.css'

type PagerProps = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** Where the reader is. */
  at?: string
}

/** Nothing where everything stands on one page. */
export function Pager({
  page,
  pages,
  hrefOf,
  at = `Page ${thousands(page)} sur ${thousands(pages)}`,
}: PagerProps) {
  if (pages <= 1) return null
  const isBetween = page > 1 && page < pages
  return (
    <nav className={classes(css.pager, isBetween && css.both)} aria-label="Pages">
      <span className={isBetween ? css.above : css.at}>
        <Fr>{at}</Fr>
      </span>
      {page > 1 && (
        <ButtonLink href={hrefOf(page - 1)} size="small" rel="prev">
          <Icon name="chevronLeft" />
          Précédente
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink href={hrefOf(page + 1)} size="small" rel="next">
          Suivante
          <Icon name="chevronRight" />
        </ButtonLink>
      )}
    </nav>
  )
}
