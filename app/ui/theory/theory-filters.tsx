import type { TheoryQuery, TheoryTheme } from '#modules/exams'
import { LONGEST_SEARCH } from '#modules/kernel/search'
import { paths } from '#app/paths'
import { STATE_NAMES } from '#app/text/theory'
import { capitalised } from '#app/text/words'
import { ActionLink } from '../content/links'
import type { ActiveFilter } from '../content/filter-chips'
import { Fold } from '../content/fold'
import { openAtDesk } from '../content/fold.css'
import { toChoices, SelectField } from '../forms/choice-fields'
import { Fields, TextField } from '../forms/field'
import { Button } from '../forms/button'
import * as css from './study.css'

export type FilteredTheory = { query: TheoryQuery; themes: readonly TheoryTheme[]; total: number }

export function activeFields(query: TheoryQuery): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
}

export function listTheoryFilters({ query, themes }: FilteredTheory): ActiveFilter[] {
  const { theme, state, search } = query
  const active = {
    theme: theme && `Thème : ${themes.find(({ slug }) => slug === theme)?.theme ?? theme}`,
    state: state && STATE_NAMES[state],
    search: search && `Recherche : ${search}`,
  }
  return Object.entries(active).flatMap(([name, label]) =>
    label ? [{ label, without: paths.theory({ ...query, [name]: undefined }) }] : [],
  )
}

export function TheoryFilters({ query, themes }: FilteredTheory) {
  const active = activeFields(query).length
  return (
    <section aria-labelledby="filtrer">
      <h2 id="filtrer" className={css.sideTitle}>
        {TITLE}
      </h2>
      <Fold label={active > 0 ? `${TITLE} (${active})` : TITLE} className={openAtDesk}>
        <form className={css.filters} action={paths.theory()} role="search" aria-label={TITLE}>
          <Fields>
            <SelectField
              id="theme"
              name="theme"
              label="Thème"
              options={[
                { value: '', label: 'Tous les thèmes' },
                ...themes.map(({ slug, theme }) => ({ value: slug, label: capitalised(theme) })),
              ]}
              defaultValue={query.theme}
            />
            <SelectField
              id="state"
              name="state"
              label="Ce que vous en savez"
              options={[{ value: '', label: 'Toutes les questions' }, ...toChoices<string>(STATE_NAMES)]}
              defaultValue={query.state}
            />
            <TextField
              id="search"
              name="search"
              type="search"
              label="Mots de la question"
              defaultValue={query.search}
              maxLength={LONGEST_SEARCH}
            />
            <div>
              <Button wide>Filtrer</Button>
              {active > 0 && <ActionLink href={paths.theory()}>Effacer les filtres</ActionLink>}
            </div>
          </Fields>
        </form>
      </Fold>
    </section>
  )
}

const TITLE = 'Filtrer les questions'
