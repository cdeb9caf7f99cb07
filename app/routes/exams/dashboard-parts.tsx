import type { ExamResult, Figures, Overview } from '#modules/exams'
import { EXAMS, isPassed, PASS_MARK, PASSES_TO_UNLOCK, percentage, scoreToPass } from '#modules/exams/schemas'
import { clock, day, longDateAndTime, shortDate } from '#app/text/format'
import { paths } from '#app/paths'
import { ExamRow } from '#app/ui/dashboard/exam-row'
import { type Figure, Trend } from '#app/ui/dashboard/figures'
import { NextSteps } from '#app/ui/dashboard/next-step'
import { shortDuration } from '#app/ui/exam/duration'
import { ButtonLink } from '#app/ui/forms/button'
import { count, enumerate } from '#app/text/words'
import { EXAM_NAMES, minutesOf, scoreTone } from '#app/text/exams'

type StepsProps = Pick<Overview, 'running' | 'progress' | 'toStudy'> & { hasResults: boolean }

/** What to do now: go on with the exam in progress, pass more practice exams, or take the official one. */
export function Steps({ running, progress, toStudy, hasResults }: StepsProps) {
  return (
    <NextSteps
      passed={progress.passed}
      needed={PASSES_TO_UNLOCK}
      label={running.length > 0 ? 'Examen en cours' : 'Passer un examen'}
      exam={examStep(running[0], progress, hasResults)}
      study={{
        title: 'Réviser la théorie',
        text: studyText(toStudy, hasResults),
        action: (
          <ButtonLink href={paths.theory()} wide>
            Étudier la théorie
          </ButtonLink>
        ),
      }}
    />
  )
}

function examStep(
  running: Overview['running'][number] | undefined,
  progress: Overview['progress'],
  hasResults: boolean,
) {
  if (running) {
    return {
      title:
        running.type === 'official'
          ? "L'examen officiel vous attend"
          : "Votre test d'entraînement vous attend",
      text: 'Vos réponses sont enregistrées et le chronomètre continue.',
      action: (
        <ButtonLink href={paths.startQuiz(running.type)} variant="primary" wide>
          Reprendre
        </ButtonLink>
      ),
    }
  }
  const type = progress.isOfficialUnlocked ? 'official' : 'practice'
  const { questions } = EXAMS[type]
  return {
    title: examTitle(progress, hasResults),
    text: `${questions} questions, ${minutesOf(type)} minutes. Un test est réussi à partir de ${scoreToPass(questions)} bonnes réponses.`,
    action: (
      <ButtonLink href={paths.examSelection()} variant="primary" wide>
        Démarrer l'examen
      </ButtonLink>
    ),
  }
}

function examTitle({ passed, isOfficialUnlocked }: Overview['progress'], hasResults: boolean): string {
  if (isOfficialUnlocked) return "Vous êtes prêt pour l'examen officiel !"
  if (!hasResults) return 'Passez votre premier test'
  return `Encore ${count(PASSES_TO_UNLOCK - passed, 'test réussi', 'tests réussis')} et l'examen officiel s'ouvre`
}

function studyText({ questions, themes }: Overview['toStudy'], hasResults: boolean): string {
  if (!hasResults) return 'Parcourez les questions à votre rythme, avec leur réponse expliquée.'
  if (questions === 0) return 'Votre dernier test est sans faute. Gardez le rythme.'
  const left = questions > 1 ? 'questions de votre dernier test sont' : 'question de votre dernier test est'
  const about = themes.length > 0 ? ` : ${enumerate(themes)}` : ''
  return `${questions} ${left} à revoir${about}.`
}

/** Zeros where there is no result, as the specification asks. */
export function figuresOf({ count: taken, passed, averagePercent, best }: Figures): Figure[] {
  return [
    {
      term: 'Moyenne générale',
      value: `${Math.round(averagePercent)} %`,
      note: taken === 0 ? '0/10' : `${outOfTen(averagePercent)}/10`,
    },
    { term: 'Examens passés', value: String(taken), note: count(passed, 'réussi') },
    best
      ? {
          term: 'Meilleur score',
          value: `${best.score}/${best.totalQuestions}`,
          note: `${percentage(best)} %`,
        }
      : { term: 'Meilleur score', value: '0/10', note: '0 %' },
  ]
}

/** The best percentage, if it belongs to another exam than the best score. */
export function betterPercentage({ best, highest }: Figures) {
  if (!best || !highest || percentage(highest) <= percentage(best)) return undefined
  const value = `${percentage(highest)} % (${highest.score}/${highest.totalQuestions})`
  return { term: 'Meilleur pourcentage', value }
}

function outOfTen(percent: number): string {
  return oneDecimal.format(percent / 10)
}

const oneDecimal = new Intl.NumberFormat('fr-BE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export function Progression({ trend }: { trend: ExamResult[] }) {
  const [first, last] = [trend[0]!.createdAt, trend.at(-1)!.createdAt]
  const isOneDay = day(first) === day(last)
  return (
    <Trend
      scores={trend.map((result) => ({ percent: percentage(result), isPassed: isPassed(result) }))}
      passMark={PASS_MARK}
      from={isOneDay ? `${shortDate(first)}, ${clock(first)}` : shortDate(first)}
      to={isOneDay ? clock(last) : shortDate(last)}
    />
  )
}

export function HistoryRow(result: ExamResult) {
  const { id, score, totalQuestions, timeSpent, examType, createdAt } = result
  const percent = percentage(result)
  return (
    <ExamRow
      percent={percent}
      tone={scoreTone(percent)}
      date={longDateAndTime(createdAt)}
      dateTime={createdAt.toISOString()}
      facts={`${EXAM_NAMES[examType]}, ${totalQuestions} questions, ${shortDuration(timeSpent)}, score ${score}/${totalQuestions}`}
      passed={isPassed(result)}
      href={paths.examDetails(id)}
      linkLabel={`Détails de l'examen du ${longDateAndTime(createdAt)}`}
    />
  )
}
