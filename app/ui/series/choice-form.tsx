import { atoms } from '../atoms'
import type { Revisable, SeriesSource } from '#modules/exams'
import { SERIES_SOURCES } from '#modules/exams/series/schema'
import { EMPTY_SOURCES, EVERY_SOURCE } from '#app/text/series'
import { STATE_NAMES } from '#app/text/theory'
import { capitalised, count, enumerate, thousands } from '#app/text/words'
import { chevron, content, summary } from '../content/fold.css'
import { choice, choices, radio } from '../exam/option.css'
import { Checkbox, Segments } from '../forms/choice-fields'
import { french, Hidden } from '../text/text'
import { hidden } from '../text/text.css'
import * as css from './choice-form.css'

/** An empty `source` means questions from every source. */
export type SeriesFields = { source: string; theme: readonly string[]; difficulty: string; count: string }

type SeriesFieldsProps = { revisable: Revisable; chosen: SeriesFields }

export function SeriesFieldset({ revisable, chosen }: SeriesFieldsProps) {
  const { themes } = revisable
  const ticked = themes.filter(({ slug }) => chosen.theme.includes(slug))
  const isOfThemes = ticked.length > 0
  const countQuestions = (source: SeriesSource) =>
    isOfThemes ? ticked.reduce((sum, { counts }) => sum + counts[source], 0) : revisable.counts[source]
  const about: Record<SeriesSource, string> = {
    due: "Celles qu'il est temps de revoir",
    mistakes:
      countQuestions('mistakes') === countQuestions('due')
        ? 'Toutes celles à revoir : vous les avez manquées la dernière fois'
        : 'Parmi celles à revoir, celles que vous avez manquées la dernière fois',
    new: isOfThemes ? 'Dans les thèmes choisis' : 'Dans tous les thèmes',
  }
  const describe = (source: SeriesSource) =>
    countQuestions(source) === 0 ? 'Aucune dans les thèmes choisis' : about[source]
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.legend}>{french('Quelles questions ?')}</legend>
        <div className={choices}>
          {SERIES_SOURCES.map((source) => (
            <SourceChoice
              key={source}
              value={source}
              chosen={chosen.source}
              questions={countQuestions(source)}
              label={STATE_NAMES[source]}
              {...(revisable.counts[source] > 0
                ? { about: describe(source) }
                : { about: EMPTY_SOURCES[source], disabled: true })}
            />
          ))}
          <SourceChoice
            value=""
            chosen={chosen.source}
            // The 'due' count includes the mistakes.
            questions={countQuestions('due') + countQuestions('new')}
            label={EVERY_SOURCE}
            about="À revoir, puis jamais vues"
          />
        </div>
      </fieldset>
      {themes.length > 0 && (
        <details open={isOfThemes}>
          <summary className={summary} role="button">
            <span>
              {french(`Thèmes : ${isOfThemes ? enumerate(ticked.map(({ theme }) => theme)) : 'tous'}`)}
            </span>
            <span className={chevron} />
          </summary>
          <fieldset className={content}>
            <legend className={hidden}>Thèmes</legend>
            <ul className={css.themes}>
              {themes.map(({ slug, theme, counts }) => (
                <li key={slug} className={css.theme}>
                  <Checkbox
                    id={`theme-${slug}`}
                    name="theme"
                    value={slug}
                    label={capitalised(theme)}
                    aside={counts.due > 0 ? `${thousands(counts.due)} à revoir` : undefined}
                    defaultChecked={ticked.some((one) => one.slug === slug)}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
        </details>
      )}
      <Segments
        id="difficulty"
        name="difficulty"
        label="Difficulté"
        options={DIFFICULTIES}
        defaultValue={chosen.difficulty}
      />
      <Segments id="count" name="count" label="Combien ?" options={COUNTS} defaultValue={chosen.count} />
    </>
  )
}

const DIFFICULTIES = [
  { value: '', label: 'Toutes' },
  { value: '1', label: 'Facile' },
  { value: '2', label: 'Moyenne' },
  { value: '3', label: 'Difficile' },
]

const COUNTS = [
  ...['5', '10', '20'].map((value) => ({ value, label: value })),
  { value: 'all', label: 'Toutes' },
]

type SourceChoiceProps = {
  value: string
  chosen: string
  questions: number
  label: string
  /** Says what the source contains, or why it is empty. */
  about: string
  disabled?: boolean
}

function SourceChoice({ value, chosen, questions, label, about, disabled }: SourceChoiceProps) {
  return (
    <label className={disabled ? css.emptyChoice : choice}>
      <input
        type="radio"
        name="source"
        value={value}
        defaultChecked={value === chosen}
        disabled={disabled}
        className={radio}
      />
      <span className={css.number} aria-hidden="true">
        {questions}
      </span>
      <span>
        {french(label)}
        <span className={atoms({ display: 'block', color: 'muted', fontSize: 't14' })}>{french(about)}</span>
        <Hidden>{` (${count(questions, 'question')})`}</Hidden>
      </span>
    </label>
  )
}
