import { paths } from '#app/paths'
import { count } from '#app/text/words'
import { Card } from '../content/blocks'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { HOME_CRUMB } from '../layout/layout'
import { french, Text } from '../text/text'
import * as css from './lesson.css'

/** Leads to the list. */
export const LESSON_CRUMBS = [HOME_CRUMB, { label: 'Leçons', href: paths.lessons() }]

type TrainProps = { questions: number; slug: string; isVisitor: boolean }

export function Train({ questions, slug, isVisitor }: TrainProps) {
  return (
    <Card>
      <div className={css.train}>
        <h2 className={css.sideTitle}>{french(`${count(questions, 'question')} sur ce thème`)}</h2>
        <Text tone="muted">Sans chronomètre, la réponse expliquée après chaque question.</Text>
        <ButtonLink href={paths.revise({ theme: [slug] })} variant="primary" wide>
          S'entraîner sur ce thème
        </ButtonLink>
        {isVisitor && <Text note>Avec un compte gratuit.</Text>}
      </div>
    </Card>
  )
}

type Neighbour = { slug: string; title: string } | undefined

export function OtherLessons({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  return (
    <nav className={css.ways} aria-label="Autres leçons">
      {previous && (
        <ButtonLink href={paths.lesson(previous.slug)} rel="prev">
          <Icon name="chevronLeft" />
          <span>{french(previous.title)}</span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={paths.lesson(next.slug)} rel="next">
          <span>{french(next.title)}</span>
          <Icon name="chevronRight" />
        </ButtonLink>
      )}
    </nav>
  )
}
