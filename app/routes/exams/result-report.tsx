import {
  ActionLink,
  Actions,
  atoms,
  Facts,
  french,
  Icon,
  PaperHead,
  PrintButton,
  RedoButton,
  Section,
  Stack,
  StudyList,
  Text,
  ThemeScores,
} from '#app/ui'
import type { ReactNode } from 'react'
import {
  count,
  dateTime,
  EXAM_ANSWERS_GONE,
  EXAM_NAMES,
  OWN_ANSWERS_GONE,
  scoreTone,
  TIME_NAMES,
  toUnlock,
} from '#app/text'
import { paths } from '#app/paths'
import { classes } from '#app/ui/classes'
import * as folds from '#app/ui/content/fold.css'
import * as css from '#app/ui/content/result-head.css'
import { shortDuration } from '#app/ui/exam'
import { Dial, PassMark } from '#app/ui/rings/dial'
import { Target } from '#app/ui/rings/target'
import { toneText } from '#app/ui/text/text.css'
import type { ExamResult, Progress, ResultDetails } from '#modules/exams'
import {
  isCounted,
  isPassed,
  PASS_MARK,
  percentage,
  SCORE_TO_AIM_FOR,
  scoreToPass,
  secondsAllowed,
} from '#modules/exams/rules'

type ResultReportProps = ResultDetails & {
  verdict: string
  actions: ReactNode
  /** The slugs of all lessons. */
  lessons: readonly string[]
  candidate: string
  byAnother?: boolean
  /** Set only on the page of the latest result. */
  progress?: Progress
  /** Hides the full list of answers behind a button. */
  folded?: boolean
  /** The URL of the page itself. */
  from: string
}

export function ResultReport(props: ResultReportProps) {
  const { answers, hasAnswers, lessons, folded = false, byAnother = false, from, ...head } = props
  const listProps = { byAnother, from }
  const wrong = answers.filter((answer) => !answer.isCorrect)
  const right = answers.filter((answer) => answer.isCorrect)
  return (
    <>
      <PaperHead title="Prépa LTS">
        <p>{french(`Candidat : ${head.candidate}`)}</p>
      </PaperHead>
      {head.progress && isOfficialPass(head.result) && <OfficialMoment />}
      <ResultHead
        byAnother={byAnother}
        {...head}
        unanswered={answers.filter(isUnanswered).length}
        isExplained={wrong.length > 0}
      />
      {answers.length === 0 && <NoDetails hasAnswers={hasAnswers} byAnother={byAnother} />}
      {wrong.length > 0 && (
        <Section
          id="etudier"
          title={`${count(wrong.length, 'erreur')} à revoir`}
          aside={!byAnother && <RedoButton of={{ result: head.result.id }} questions={wrong.length} />}
          onScreenOnly={folded}
        >
          <StudyList id="etudier" answers={wrong} {...listProps} onlyMarked={folded} />
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
              <StudyList id="reponses" answers={answers} {...listProps} />
            </div>
          </details>
        </Section>
      )}
      {!folded && right.length > 0 && (
        <Section id="justes" title={`Bonnes réponses : ${right.length}`}>
          <StudyList id="justes" answers={right} {...listProps} />
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

const isUnanswered = ({ userAnswer }: ResultDetails['answers'][number]) => userAnswer === null

type ResultHeadProps = Omit<ResultReportProps, 'answers' | 'hasAnswers' | 'lessons' | 'folded' | 'from'> & {
  unanswered: number
  /** Whether the page explains the wrong answers. */
  isExplained: boolean
}

function ResultHead(props: ResultHeadProps) {
  const { result, verdict, actions, candidate, byAnother, progress, unanswered, isExplained } = props
  const right = count(result.score, 'bonne réponse', 'bonnes réponses')
  return (
    <section className={css.result} aria-label="Résultat">
      <div className={css.dial}>
        <Dial {...result} />
      </div>
      <Stack gap={8}>
        <p className={classes(css.verdict, toneText[scoreTone(percentage(result))])}>
          <Icon name={isPassed(result) ? 'check' : 'cross'} size={22} />
          <span>{french(verdict)}</span>
        </p>
        <h1>{french(`${right} sur ${result.totalQuestions}`)}</h1>
        <p>{french(summary(result, progress, isExplained))}</p>
        {unanswered > 0 && <p>{french(`${formatUnanswered(unanswered)} sans réponse.`)}</p>}
        <div className={atoms({ marginTop: 's16' })}>
          <Actions>{actions}</Actions>
        </div>
      </Stack>
      <div className={css.facts}>
        <Facts
          facts={[...(byAnother ? [{ term: 'Candidat', value: candidate }] : []), ...listFacts(result)]}
        />
        <Actions>
          <PrintButton variant="quiet" />
        </Actions>
      </div>
    </section>
  )
}

export const isOfficialPass = (result: ExamResult) => result.examType === 'official' && isPassed(result)

function OfficialMoment() {
  return (
    <div className={css.moment}>
      <div className={css.momentTarget}>
        <Target />
      </div>
      <div>
        <p className={css.momentTitle}>
          {french("Dans le mille : l'examen officiel de ce site est réussi !")}
        </p>
        <Text tone="muted">
          C'est la simulation complète de ce site, non l'épreuve. Pour garder ce niveau, révisez un peu chaque
          jour.
        </Text>
      </div>
    </div>
  )
}

function summary(result: ExamResult, progress: Progress | undefined, isExplained: boolean): string {
  const { score, totalQuestions } = result
  const needed = scoreToPass(totalQuestions)
  const bar = `${score === totalQuestions ? 'Sans faute ! ' : ''}Il fallait ${needed} bonnes réponses${score < needed && isExplained ? " : lisez d'abord les explications" : ''}.`
  if (result.examType === 'official') {
    const aim = `${SCORE_TO_AIM_FOR} sur ${totalQuestions}`
    return score >= SCORE_TO_AIM_FOR
      ? `${bar} Vous atteignez le score à viser, ${aim}.`
      : `${bar} Pour avoir une marge le jour de l'examen, visez ${aim}.`
  }
  if (!isCounted(result)) return `${bar} ${NOT_COUNTED}`
  if (!progress) return bar
  if (progress.isOfficialUnlocked)
    return `${bar} Vous pouvez passer l'examen officiel, la simulation complète de ce site.`
  return `${bar} ${toUnlock(progress.passed)}.`
}

const formatUnanswered = (questions: number) =>
  count(questions, 'question est restée', 'questions sont restées')

const NOT_COUNTED =
  "Cet examen était sans limite de temps : il ne compte ni pour ouvrir l'examen officiel, ni dans vos chiffres."

function listFacts({ examType, time, createdAt, timeSpent }: ExamResult) {
  const limit = time === 'none' ? '' : ` sur ${shortDuration(secondsAllowed(examType, time))}`
  return [
    { term: 'Examen', value: EXAM_NAMES[examType] },
    ...(time === 'normal' ? [] : [{ term: 'Temps', value: TIME_NAMES[time] }]),
    { term: 'Date', value: dateTime(createdAt) },
    { term: 'Durée', value: `${shortDuration(timeSpent)}${limit}` },
    {
      term: 'Minimum',
      value: (
        <>
          <PassMark />
          {`${PASS_MARK}\u00a0%`}
        </>
      ),
    },
  ]
}
