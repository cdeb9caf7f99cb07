import type { Progress, ResultDetails } from '#modules/exams'
import { findMoreTime, isCounted, isLow, isPassed, wasTimeUp } from '#modules/exams/rules'
import { paths } from '#app/paths'
import { formatMoreTime } from '#app/text'
import { ButtonLink, french, RedoButton } from '#app/ui'
import { isOfficialPass, isUnanswered } from './result-head'

type Result = Pick<ResultDetails, 'result' | 'answers'>

type NextStepsProps = Result & {
  /** Set only on the page of the latest result. */
  progress?: Progress
  /** Leads to another exam. */
  another: { href: string; label: string }
  back: { href: string; label: string }
}

/** Shows first, and filled, the button for what helps most after this result. */
export function NextSteps({ another, back, ...details }: NextStepsProps) {
  const { result, answers, progress } = details
  const moreTime = findTimeToTry(details)
  const first = progress && isPassed(result) && afterPass(result, progress)
  const isRedoFirst = asksMistakesFirst(details)
  return (
    <>
      {first && (
        <ButtonLink href={first.href} variant="primary">
          {first.label}
        </ButtonLink>
      )}
      {moreTime && (
        <ButtonLink href={paths.startQuiz(result.examType, { time: moreTime })} variant="primary">
          {french(formatMoreTime(moreTime))}
        </ButtonLink>
      )}
      {isRedoFirst && (
        <RedoButton of={{ result: result.id }} questions={answers.filter(isWrong).length} variant="primary" />
      )}
      <ButtonLink href={another.href} variant={first || moreTime || isRedoFirst ? 'default' : 'primary'}>
        {another.label}
      </ButtonLink>
      <ButtonLink href={back.href}>{back.label}</ButtonLink>
    </>
  )
}

/** Returns whether the first button asks the wrong questions again. */
export function asksMistakesFirst(details: Result): boolean {
  return isLow(details.result) && details.answers.some(isWrong) && !findTimeToTry(details)
}

/** Returns the time to try next if the exam was failed because its time was up. */
function findTimeToTry({ result, answers }: Result) {
  if (isPassed(result) || !wasTimeUp(result) || !answers.some(isUnanswered)) return null
  return findMoreTime(result.examType, result.time)
}

function afterPass(result: Result['result'], { isOfficialUnlocked, isOfficialPassed }: Progress) {
  if (isOfficialPass(result)) return { href: paths.revise({ source: 'due' }), label: 'Réviser maintenant' }
  if (!isCounted(result) || !isOfficialUnlocked || isOfficialPassed) return null
  return { href: paths.startQuiz('official', { time: result.time }), label: "Passer l'examen officiel" }
}

const isWrong = ({ isCorrect }: ResultDetails['answers'][number]) => !isCorrect
