import type { AdQuery } from '#modules/ads'
import { paths } from '#app/paths'
import { AdSearchForm, PriceRangeField, type TypedRange } from '#app/ui/ads'
import {
  ActionLink,
  type ActiveFilter,
  Button,
  Checkbox,
  Fields,
  Segments,
  SelectField,
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
  /** The number of active filters. */
  active: number
}

export function FilterForm({ query, typed, ownerName, active }: FilterFormProps) {
  const choice = (name: keyof typeof NAMES, all: string) => ({
    ...{ id: name, name, defaultValue: query[name] },
    options: [{ value: '', label: all }, ...toChoices<string>(NAMES[name])],
  })
  return (
    <AdSearchForm active={active} isFaulty={typed.fault !== undefined} q={query.q}>
      <Fields>
        {ownerName && (
          <Checkbox id="owner" name="owner" value={String(query.owner)} label={ownerName} defaultChecked />
        )}
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
            ...(query.q === undefined
              ? [{ value: '', label: 'Les plus récentes' }]
              : [
                  { value: '', label: 'Les plus pertinentes' },
                  { value: 'recent', label: 'Les plus récentes' },
                ]),
            { value: 'oldest', label: 'Les plus anciennes' },
            { value: 'price-asc', label: 'Prix croissant' },
            { value: 'price-desc', label: 'Prix décroissant' },
          ]}
          defaultValue={query.sort}
        />
        <div>
          <Button wide>Filtrer</Button>
          {active > 0 && <ActionLink href={paths.ads({ sort: query.sort })}>Effacer les filtres</ActionLink>}
        </div>
      </Fields>
    </AdSearchForm>
  )
}

const NAMES = {
  type: TYPE_BADGES,
  category: CATEGORY_NAMES,
  condition: CONDITION_NAMES,
  province: PROVINCE_NAMES,
}
