import { chevron } from '../content/chevron.css'
import { openAtDesk, summary } from '../content/fold.css'
import { classes } from '../classes'
import { Button } from '../forms/button'
import { SelectField, type SelectOption } from '../forms/select-field'
import { TextField } from '../forms/text-field'
import { Fr } from '../text/fr'
import * as css from './list-bar.css'

export type ListSelect = {
  name: string
  label: string
  value: string | undefined
  /** With '' for all. */
  options: readonly SelectOption[]
}

type ListFiltersProps = {
  action: string
  /** Names the form: 'Filtrer les annonces'. */
  label: string
  q: { value: string | undefined; label: string; placeholder?: string; maxLength?: number }
  selects?: readonly ListSelect[]
  sort?: Pick<ListSelect, 'value' | 'options'>
  isFiltered: boolean
  clearHref: string
}

/** Search, filters and order as they stand in the address: a list that can be kept, sent and reloaded. */
export function ListFilters({
  action,
  label,
  q,
  selects = [],
  sort,
  isFiltered,
  clearHref,
}: ListFiltersProps) {
  const choices = sort ? [...selects, { ...sort, name: 'sort', label: 'Trier par' }] : selects
  return (
    <form action={action} role="search" aria-label={label} className={css.filters}>
      <div className={css.search}>
        <TextField
          id="filtre-q"
          name="q"
          type="search"
          label={q.label}
          placeholder={q.placeholder}
          defaultValue={q.value}
          maxLength={q.maxLength}
        />
      </div>
      {choices.length > 0 && <Choices choices={choices} isOpen={selects.some(({ value }) => value)} />}
      <div className={css.send}>
        <Button size="small">Filtrer</Button>
        {isFiltered && (
          <a className={css.clear} href={clearHref}>
            Effacer les filtres
          </a>
        )}
      </div>
    </form>
  )
}

/** Folded on a phone, unless one is set. */
function Choices({ choices, isOpen }: { choices: readonly ListSelect[]; isOpen: boolean }) {
  const fields = (
    <div className={css.choices}>
      {choices.map(({ name, label, value, options }) => (
        <SelectField
          key={name}
          id={`filtre-${name}`}
          name={name}
          label={label}
          defaultValue={value}
          options={options}
        />
      ))}
    </div>
  )
  if (choices.length === 1) return fields
  return (
    <details className={classes(openAtDesk, css.fold)} open={isOpen}>
      <summary className={summary} role="button">
        <span>
          <Fr>Filtres et tri</Fr>
        </span>
        <span className={chevron} />
      </summary>
      {fields}
    </details>
  )
}
