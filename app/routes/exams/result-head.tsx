import type { ReactNode } from 'react'
import type { ExamResult, Progress, ResultDetails } from '#modules/exams'
import { isPassed, PASS_MARK, percentage, secondsAllowed } from '#modules/exams/rules'
import { count, dateTime, describeResult, EXAM_NAMES, scoreTone, TIME_NAMES } from '#app/text'
import { Actions, Facts, french, Icon, PrintButton, Stack, Text } from '#app/ui'
import { classes } from '#app/ui/classes'
import * as css from '#app/ui/content/result-head.css'
import { shortDuration } from '#app/ui/exam'
import { Dial, PassMark } from '#app/ui/rings/dial'
import { Target } from '#app/ui/rings/target'
import { toneText } from '#app/ui/text/text.css'

export type ResultHeadProps = Pick<ResultDetails, 'result' | 'answers'> & {
  verdict: string
  actions: ReactNode
  candidate: string
  byAnother: boolean
  /** Set only on the page of the latest result. */
  progress?: Progress
}

export function ResultHead(props: ResultHeadProps) {
  const { result, answers, verdict, actions, candidate, byAnother, progress } = props
  const right = count(result.score, 'bonne réponse', 'bonnes réponses')
  const circumstances = {
    unanswered: answers.filter(isUnanswered).length,
    explained: byAnother ? 0 : answers.filter(({ isCorrect }) => !isCorrect).length,
    progress,
  }
  return (
    <>
      {progress && isOfficialPass(result) && <OfficialMoment />}
      <section className={css.result} aria-label="Résultat">
        <div className={css.dial}>
          <Dial {...result} />
        </div>
        <div className={css.head}>
          <p className={classes(css.verdict, toneText[scoreTone(percentage(result))])}>
            <Icon name={isPassed(result) ? 'check' : 'cross'} size={22} />
            <span>{french(verdict)}</span>
          </p>
          <h1>{french(`${right} sur ${result.totalQuestions}`)}</h1>
        </div>
        <div className={css.body}>
          <Stack>
            <p>{french(describeResult(result, circumstances))}</p>
            <Actions>{actions}</Actions>
          </Stack>
        </div>
        <div className={css.facts}>
          <Facts
            facts={[...(byAnother ? [{ term: 'Candidat', value: candidate }] : []), ...listFacts(result)]}
          />
          <Actions>
            <PrintButton variant="quiet" />
          </Actions>
        </div>
      </section>
    </>
  )
}

export const isOfficialPass = (result: ExamResult) => result.examType === 'official' && isPassed(result)

export const isUnanswered = ({ userAnswer }: ResultDetails['answers'][number]) => userAnswer === null

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
