import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import * as css from './study.css'

/** Null at either end. */
type StudyWaysProps = { previous: string | null; next: string | null }

export function StudyWays({ previous, next }: StudyWaysProps) {
  return (
    <div className={css.ways}>
      <ButtonLink href={previous} rel={previous === null ? undefined : 'prev'}>
        <Icon name="chevronLeft" />
        <span>Question précédente</span>
      </ButtonLink>
      <ButtonLink href={next} rel={next === null ? undefined : 'next'} variant="primary">
        <span>Question suivante</span>
        <Icon name="chevronRight" />
      </ButtonLink>
    </div>
  )
}
