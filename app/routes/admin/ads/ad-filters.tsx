import type { AdminAdQuery } from '../../../../modules/ads'
import { LONGEST_SEARCH } from '../../../../modules/kernel/search'
import { paths } from '../../../paths'
import { ListFilters } from '../../../ui/admin/list-filters'
import { CATEGORY_NAMES, choicesOf, TYPE_BADGES } from '../../ads/words'
import { STATE_BADGES } from '../../ads/ad-view'

type AdFiltersProps = { query: Omit<AdminAdQuery, 'ownerIds'>; filtered: boolean }

export function AdFilters({ query: { q, state, type, category, sort }, filtered }: AdFiltersProps) {
  return (
    <ListFilters
      action={paths.admin.ads()}
      label="Filtrer les annonces"
      q={{ value: q, label: 'Titre ou membre', maxLength: LONGEST_SEARCH }}
      selects={[
        { name: 'state', label: 'État', value: state, options: [{ value: '', label: 'Tous' }, ...STATES] },
        {
          name: 'type',
          label: 'Type',
          value: type,
          options: [{ value: '', label: 'Tous' }, ...choicesOf(TYPE_BADGES)],
        },
        {
          name: 'category',
          label: 'Catégorie',
          value: category,
          options: [{ value: '', label: 'Toutes' }, ...choicesOf(CATEGORY_NAMES)],
        },
      ]}
      sort={{
        value: sort,
        options: [
          { value: '', label: 'Les plus récentes' },
          { value: 'oldest', label: 'Les plus anciennes' },
        ],
      }}
      isFiltered={filtered}
      clearHref={paths.admin.ads({ sort })}
    />
  )
}

const STATES = Object.entries(STATE_BADGES).map(([value, { label }]) => ({ value, label }))
