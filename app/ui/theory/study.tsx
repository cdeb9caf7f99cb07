import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import { paths } from '#app/paths'
import { FilterChips } from '../content/filter-chips'
import { ExamProgress } from '../exam/exam-bar'
import { EmptyState } from '../feedback/states'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { OtherThemes, type NumbersProps, QuestionGrid } from './question-grid'
import { listTheoryFilters, type FilteredTheory, TheoryFilters } from './theory-filters'
import { StudyQuestion, type StudiedProps } from './study-question'
import * as css from './study.css'

type StudyProps = FilteredTheory &
  StudiedProps &
  Pick<NumbersProps, 'beside'> & {
    place: number
    matching: number
    /** Null if there is no question before or after this one. */
    previous: number | null
    next: number | null
  }

export function Study({ place, matching, previous, next, beside, ...rest }: StudyProps) {
  const { query, themes, studied } = rest
  const hrefOf = (q: number | null) => (q === null ? null : paths.theory({ ...query, q }))
  return (
    <Frame
      {...rest}
      place={
        <p>
          {`Question ${place} `}
          <span className={atoms({ color: 'muted' })}>{`sur ${matching}`}</span>
        </p>
      }
      side={
        <>
          <QuestionGrid query={query} beside={beside} matching={matching} current={studied} />
          <OtherThemes query={query} themes={themes} current={studied.slug} />
        </>
      }
    >
      <ExamProgress value={place} max={matching} label={`Progression : question ${place} sur ${matching}`} />
      <Chips {...rest} />
      <StudyQuestion {...rest}>
        <div className={css.ways}>
          <ButtonLink href={hrefOf(previous)} rel="prev">
            <Icon name="chevronLeft" />
            <span>Question précédente</span>
          </ButtonLink>
          <ButtonLink href={hrefOf(next)} rel="next" variant={rest.userAnswer ? 'primary' : undefined}>
            <span>Question suivante</span>
            <Icon name="chevronRight" />
          </ButtonLink>
        </div>
      </StudyQuestion>
    </Frame>
  )
}

export function NothingToStudy(choice: FilteredTheory) {
  return (
    <Frame {...choice} side={<OtherThemes query={choice.query} themes={choice.themes} current={null} />}>
      <Chips {...choice} />
      <EmptyState
        level={2}
        title="Aucune question ne correspond à votre choix"
        text="Essayez un autre mot, ou moins de filtres."
        action={<ButtonLink href={paths.theory()}>Voir toutes les questions</ButtonLink>}
      />
    </Frame>
  )
}

type FrameProps = FilteredTheory & { place?: ReactNode; side: ReactNode; children: ReactNode }

function Frame({ query, themes, total, place, side, children }: FrameProps) {
  return (
    <div className={css.columns}>
      <div>
        <div className={css.bar}>
          <h1>Théorie</h1>
          {place}
        </div>
        {children}
      </div>
      <div className={css.side}>
        {side}
        <TheoryFilters query={query} themes={themes} total={total} />
      </div>
    </div>
  )
}

function Chips(choice: FilteredTheory) {
  const filters = listTheoryFilters(choice)
  return (
    filters.length > 0 && (
      <div className={atoms({ marginTop: 's16' })}>
        <FilterChips filters={filters} />
      </div>
    )
  )
}
