import type { Progress } from '#modules/exams'
import { EXAMS } from '#modules/exams/rules'
import { paths } from '#app/paths'
import { count } from '#app/text/words'
import { ActionLink } from '../content/links'
import * as folds from '../content/fold.css'
import { Row, Section, Stack } from '../layout/layout'

type PaperSectionProps = {
  progress: Progress
  lessons: readonly { slug: string; title: string; questions: number }[]
}

export function PaperSection({ progress, lessons }: PaperSectionProps) {
  return (
    <Section
      id="papier"
      title="Sur papier"
      intro="À imprimer : des questions à cocher, et le corrigé sur une feuille à part."
    >
      <Stack>
        <Row>
          <ActionLink href={paths.printExam({ type: 'practice' })}>Imprimer un examen blanc</ActionLink>
          {progress.isOfficialUnlocked && (
            <ActionLink href={paths.printExam({ type: 'official' })}>
              {`Imprimer un examen blanc de ${EXAMS.official.questions} questions`}
            </ActionLink>
          )}
        </Row>
        <details className={folds.fold}>
          <summary className={folds.summary} role="button">
            <span>Imprimer les questions d'un thème</span>
            <span className={folds.chevron} />
          </summary>
          <ul className={folds.content}>
            {lessons
              .filter(({ questions }) => questions > 0)
              .map(({ slug, title, questions }) => (
                <li key={slug}>
                  <ActionLink href={paths.printTheme(slug)}>
                    {`${title} (${count(questions, 'question')})`}
                  </ActionLink>
                </li>
              ))}
          </ul>
        </details>
      </Stack>
    </Section>
  )
}
