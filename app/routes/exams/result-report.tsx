import type { ResultDetails } from '#modules/exams'
import { count, EXAM_ANSWERS_GONE, OWN_ANSWERS_GONE } from '#app/text'
import {
  ActionLink,
  AnswerList,
  atoms,
  french,
  PaperHead,
  RedoButton,
  Section,
  Stack,
  StudyList,
  Text,
  ThemeScores,
} from '#app/ui'
import { paths } from '#app/paths'
import * as folds from '#app/ui/content/fold.css'
import { asksMistakesFirst } from './next-steps'
import { ResultHead, type ResultHeadProps } from './result-head'

type ResultReportProps = ResultDetails &
  Omit<ResultHeadProps, 'byAnother'> & {
    byAnother?: boolean
    /** The slugs of all lessons. */
    lessons: readonly string[]
    /** Puts the list of all answers behind a button. Otherwise the page lists only the right ones. */
    folded?: boolean
    /** The URL of the page itself. */
    from: string
  }

const WRONG = 'etudier'

export function ResultReport(props: ResultReportProps) {
  const { hasAnswers, lessons, folded = false, byAnother = false, from, ...head } = props
  const { result, answers } = head
  const wrong = answers.filter((answer) => !answer.isCorrect)
  const right = answers.filter((answer) => answer.isCorrect)
  const listProps = { byAnother, from }
  const rightProps = { ...listProps, wrongId: WRONG, isFirstOpen: wrong.length === 0 }
  const redo = !byAnother && !asksMistakesFirst(head) && (
    <RedoButton of={{ result: result.id }} questions={wrong.length} />
  )
  return (
    <>
      <PaperHead title="Prépa LTS">
        <p>{french(`Candidat : ${head.candidate}`)}</p>
      </PaperHead>
      <ResultHead {...head} byAnother={byAnother} />
      {answers.length === 0 && <NoDetails hasAnswers={hasAnswers} byAnother={byAnother} />}
      {wrong.length > 0 && (
        <Section id={WRONG} title={`${count(wrong.length, 'erreur')} à revoir`} aside={redo}>
          <StudyList id={WRONG} answers={wrong} {...listProps} />
        </Section>
      )}
      <ThemeScores answers={answers} lessons={lessons} isOwn={!byAnother} />
      {folded && answers.length > 0 && (
        <Section id="reponses" title="Toutes les réponses" titleHidden>
          {/* With this role, screen readers announce a button, and whether it is open. */}
          <details className={folds.fold}>
            <summary className={folds.summary} role="button">
              <span className={folds.whenClosed}>Afficher les réponses détaillées</span>
              <span className={folds.whenOpen}>Masquer les réponses détaillées</span>
              <span className={folds.chevron} />
            </summary>
            <div className={folds.content}>
              <AnswerList id="reponses" answers={answers} {...rightProps} />
            </div>
          </details>
        </Section>
      )}
      {!folded && right.length > 0 && (
        <Section id="justes" title={`Bonnes réponses : ${right.length}`}>
          <AnswerList id="justes" answers={right} {...rightProps} />
        </Section>
      )}
    </>
  )
}

function NoDetails({ hasAnswers, byAnother }: { hasAnswers: boolean; byAnother: boolean }) {
  const gone = byAnother ? EXAM_ANSWERS_GONE : OWN_ANSWERS_GONE
  return (
    <div className={atoms({ marginTop: 's24' })}>
      <Stack gap={8}>
        <Text>Aucun détail disponible pour cet examen.</Text>
        {!hasAnswers && <Text>{gone}</Text>}
        {!hasAnswers && !byAnother && <ActionLink href={paths.revise()}>Réviser maintenant</ActionLink>}
      </Stack>
    </div>
  )
}
