import { LONGEST_SEARCH } from '../../../../modules/kernel/search'
import { paths } from '../../../paths'
import { ListFilters } from '../../../ui/admin/list-filters'
import { choicesOf } from '../../ads/words'
import { isFiltered } from '../list-query'
import { USER_FILTERS, type UserListQuery } from './words'

export function UserFilters({ query }: { query: UserListQuery }) {
  const { q, role, state, sort } = query
  return (
    <ListFilters
      action={paths.admin.users()}
      label="Filtrer les utilisateurs"
      q={{ value: q, label: 'Rechercher', placeholder: 'Nom ou email', maxLength: LONGEST_SEARCH }}
      selects={[
        { name: 'role', label: 'Rôle', value: role, options: choicesOf(USER_FILTERS.role) },
        { name: 'state', label: 'Statut', value: state, options: choicesOf(USER_FILTERS.state) },
      ]}
      sort={{ value: sort, options: choicesOf(USER_FILTERS.sort) }}
      isFiltered={isFiltered(query)}
      clearHref={paths.admin.users({ sort })}
    />
  )
}
