import type { ExamResult, Progress } from '#modules/exams'
import {
  isCounted,
  isLow,
  isPassed,
  SCORE_TO_AIM_FOR,
  scoreToPass,
  type TimeAllowance,
  wasTimeUp,
} from '#modules/exams/rules'
import { toUnlock } from './exams'
import { capitalised, count } from './words'

type Circumstances = {
  unanswered: number
  /** The number of wrong answers that the page explains to the candidate. */
  explained: number
  /** Where the candidate stands now. An older result says nothing of it. */
  progress?: Progress
}

/** Says in one to three sentences how near a result was, and what comes next. */
export function describeResult(result: ExamResult, circumstances: Circumstances): string {
  return [
    ...(isPassed(result) ? praise(result, circumstances.progress) : encourage(result, circumstances)),
    formatUnanswered(result, circumstances.unanswered),
    isCounted(result) ? '' : NOT_COUNTED,
  ]
    .filter(Boolean)
    .join(' ')
}

function praise(result: ExamResult, progress?: Progress): string[] {
  const { score, totalQuestions, examType } = result
  const bar = score === totalQuestions ? 'Sans faute, bravo.' : formatBar(result)
  if (examType === 'practice') return [bar, isCounted(result) && progress ? formatNext(progress) : '']
  const aim = `${SCORE_TO_AIM_FOR} sur ${totalQuestions}`
  return [
    bar,
    score >= SCORE_TO_AIM_FOR
      ? `Vous atteignez le score à viser, ${aim}.`
      : `Pour avoir une marge le jour de l'examen, visez ${aim}.`,
  ]
}

function formatNext({ passed, isOfficialUnlocked, isOfficialPassed }: Progress): string {
  if (isOfficialPassed) return 'Pour garder ce niveau, révisez un peu chaque jour.'
  return isOfficialUnlocked
    ? "Vous pouvez passer l'examen officiel, la simulation complète de ce site."
    : `${toUnlock(passed)}.`
}

function encourage(result: ExamResult, { explained, unanswered, progress }: Circumstances): string[] {
  if (explained === 0) return [formatBar(result)]
  const ranOut = unanswered > 0 && wasTimeUp(result)
  const read = `voyez d'abord ces ${explained} explications.`
  if (isLow(result))
    return ranOut ? [] : [`${progress?.passed === 0 ? "C'est un début" : 'Pas cette fois'} : ${read}`]
  const missing = scoreToPass(result.totalQuestions) - result.score
  const near = missing === 1 ? 'À une réponse près.' : `Il en manquait ${missing}.`
  return ranOut ? [near] : [near, capitalised(read)]
}

function formatBar({ totalQuestions }: ExamResult): string {
  return `Il fallait ${scoreToPass(totalQuestions)} bonnes réponses.`
}

function formatUnanswered(result: ExamResult, unanswered: number): string {
  if (unanswered === 0) return ''
  const left = `${count(unanswered, 'question est restée', 'questions sont restées')} sans réponse.`
  return wasTimeUp(result) ? `Le temps a manqué : ${left}` : left
}

const NOT_COUNTED =
  "Cet examen était sans limite de temps : il ne compte ni pour ouvrir l'examen officiel, ni dans vos chiffres."

/** Names the button that starts the same exam again with a longer time. */
export function formatMoreTime(time: TimeAllowance): string {
  return time === 'none'
    ? 'Recommencer sans limite de temps'
    : `Recommencer avec plus de temps (× ${time.replace('.', ',')})`
}
