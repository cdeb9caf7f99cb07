import type { AdQuery } from '#modules/ads'
import { LONGEST_SEARCH } from '#modules/kernel/search'
import { paths } from '#app/paths'
import { PriceRangeField, type TypedRange } from '#app/ui/ads'
import {
  ActionLink,
  type ActiveFilter,
  Button,
  Checkbox,
  Fields,
  Segments,
  SelectField,
  TextField,
  toChoices,
} from '#app/ui'
import { CATEGORY_NAMES, CONDITION_NAMES, PROVINCE_NAMES, searchInWords, TYPE_BADGES } from '#app/text'

export function listAdFilters(query: AdQuery, ownerName?: string): ActiveFilter[] {
  const ofOwner = ownerName === undefined ? [] : [['owner', ownerName] as const]
  return [...ofOwner, ...searchInWords(query)].map(([filter, label]) => ({
    label,
    without: paths.ads({ ...query, [filter]: undefined }),
  }))
}

type FilterFormProps = {
  query: AdQuery
  typed: TypedRange
  /** The label of the filter by owner, set only while that filter is active. */
  ownerName?: string
  isFiltered: boolean
}

export function FilterForm({ query, typed, ownerName, isFiltered }: FilterFormProps) {
  const choice = (name: keyof typeof NAMES, all: string) => ({
    ...{ id: name, name, defaultValue: query[name] },
    options: [{ value: '', label: all }, ...toChoices<string>(NAMES[name])],
  })
  return (
    <form action={paths.ads()} role="search" aria-label="Filtrer les annonces">
      <Fields>
        {ownerName && (
          <Checkbox id="owner" name="owner" value={String(query.owner)} label={ownerName} defaultChecked />
        )}
        <TextField
          id="q"
          name="q"
          type="search"
          label="Rechercher"
          placeholder="Marque, calibre, mot"
          defaultValue={query.q}
          maxLength={LONGEST_SEARCH}
        />
        <Segments {...choice('type', 'Tout')} label="Type" defaultValue={query.type ?? ''} />
        <SelectField {...choice('category', 'Toutes')} label="Catégorie" />
        <SelectField {...choice('condition', 'Tous')} label="État" />
        <SelectField {...choice('province', 'Toute la Belgique')} label="Province" />
        {query.withoutProvince && (
          <Checkbox
            id="withoutProvince"
            name="withoutProvince"
            value="1"
            label="Aussi les annonces sans province"
            defaultChecked
          />
        )}
        <PriceRangeField {...typed} />
        <Checkbox
          id="withPhotos"
          name="withPhotos"
          value="1"
          label="Avec photos"
          defaultChecked={query.withPhotos !== undefined}
        />
        <SelectField
          id="sort"
          name="sort"
          label="Trier par"
          options={[
            { value: 'recent', label: 'Les plus récentes' },
            { value: 'oldest', label: 'Les plus anciennes' },
            { value: 'price-asc', label: 'Prix croissant' },
            { value: 'price-desc', label: 'Prix décroissant' },
          ]}
          defaultValue={query.sort}
        />
        <div>
          <Button wide>Filtrer</Button>
          {isFiltered && <ActionLink href={paths.ads({ sort: query.sort })}>Effacer les filtres</ActionLink>}
        </div>
      </Fields>
    </form>
  )
}

const NAMES = {
  type: TYPE_BADGES,
  category: CATEGORY_NAMES,
  condition: CONDITION_NAMES,
  province: PROVINCE_NAMES,
}
