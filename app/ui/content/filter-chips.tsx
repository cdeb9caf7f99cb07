import { Icon } from '../icons/icon'
import { french, Hidden } from '../text/text'
import * as css from './filter-chips.css'

/** A filter that is set, and the address of the list without it. */
export type ActiveFilter = { label: string; without: string }

/** The filters that are set, each a link that takes it away. On a desk the form itself shows them. */
export function FilterChips({ filters }: { filters: readonly ActiveFilter[] }) {
  if (filters.length === 0) return null
  return (
    <div role="group" aria-label="Filtres actifs">
      <ul className={css.chips}>
        {filters.map(({ label, without }) => (
          <li key={label}>
            <a className={css.chip} href={without}>
              <span>
                {french(label)}
                <Hidden>, retirer ce filtre</Hidden>
              </span>
              <Icon name="cross" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
