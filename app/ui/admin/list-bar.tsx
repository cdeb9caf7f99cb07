import type { ReactNode } from 'react'
import { thousands } from '#app/text/words'
import { classes } from '../classes'
import { chevron, openAtDesk, summary } from '../content/fold.css'
import { Pager } from '../content/links'
import { pager } from '../content/links.css'
import { Button } from '../forms/button'
import { SelectField, type SelectOption } from '../forms/choice-fields'
import { TextField } from '../forms/field'
import { Fr } from '../text/text'
import * as css from './list-bar.css'

type ListBarProps = {
  title: string
  /** How long the list is, in words. */
  count: string
  /** Small button links. */
  actions?: ReactNode
}

/** 'Toutes les annonces (41)', and what can be done with the whole list. */
export function ListBar({ title, count, actions }: ListBarProps) {
  return (
    <div className={css.bar}>
      <Fr as="h2" id="liste">{`${title} (${count})`}</Fr>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}

type ListSelect = {
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
        <Fr as="span">Filtres et tri</Fr>
        <span className={chevron} />
      </summary>
      {fields}
    </details>
  )
}

type ListPagerProps = {
  page: number
  pages: number
  perPage: number
  total: number
  /** In words, where the total is not the whole. */
  length?: string
  hrefOf: (page: number) => string
}

/** '1 à 20 sur 41', and the way to the others. Nothing under an empty list. */
export function ListPager({
  page,
  pages,
  perPage,
  total,
  length = thousands(total),
  hrefOf,
}: ListPagerProps) {
  if (total === 0) return null
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)
  const at = `${thousands(first)} à ${thousands(last)} sur ${length}`
  if (pages > 1) return <Pager {...{ page, pages, hrefOf, at }} />
  return (
    <Fr as="p" className={pager}>
      {at}
    </Fr>
  )
}
