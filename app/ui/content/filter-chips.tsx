import { Icon } from '../icons/icon'
import { french, Hidden } from '../text/text'
import * as css from './filter-chips.css'

/** `without` is the URL of the list without this filter. */
export type ActiveFilter = { label: string; without: string }

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
