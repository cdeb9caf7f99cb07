import type { ReactNode } from 'react'
import type { ExamResult, GradedAnswer, Progress } from '#modules/exams'
import {
  EXAMS,
  isPassed,
  LETTERS,
  PASS_MARK,
  PASSES_TO_UNLOCK,
  percentage,
  scoreToPass,
} from '#modules/exams/schemas'
import { dateTime } from '#app/text/format'
import { paths } from '#app/paths'
import { ActionLink } from '#app/ui/content/links'
import { Fold } from '#app/ui/content/fold'
import { ResultHead } from '#app/ui/content/result-head'
import { StudyItem, StudyList } from '#app/ui/content/study-item'
import type { AnsweredOption } from '#app/ui/exam/option'
import { shortDuration } from '#app/ui/exam/duration'
import { PaperHead } from '#app/ui/layout/page-head'
import { Section } from '#app/ui/layout/layout'
import { PassMark } from '#app/ui/rings/dial'
import { Text } from '#app/ui/text/text'
import { count } from '#app/text/words'
import { EXAM_NAMES, scoreTone } from '#app/text/exams'

type ResultReportProps = {
  result: ExamResult
  answers: GradedAnswer[]
  /** Each page has its own word for it. */
  verdict: string
  actions: ReactNode
  /** Whose exam it is. */
  candidate: string
  /** An admin reads it. */
  byAnother?: boolean
  /** On the way to the official exam: on the page of the latest result. */
  progress?: Progress
  /** Hides the full list behind a button, since the wrong answers are shown first. */
  folded?: boolean
}

/** A finished exam: the score, then what to study, then every answer. */
export function ResultReport({
  result,
  answers,
  verdict,
  actions,
  candidate,
  byAnother = false,
  progress,
  folded,
}: ResultReportProps) {
  const wrong = answers.filter((answer) => !answer.isCorrect)
  const right = answers.filter((answer) => answer.isCorrect)
  return (
    <>
      <PaperHead candidate={candidate} />
      <ResultHead
        score={result.score}
        total={result.totalQuestions}
        percent={percentage(result)}
        passMark={PASS_MARK}
        tone={scoreTone(percentage(result))}
        passed={isPassed(result)}
        verdict={verdict}
        title={`${count(result.score, 'bonne réponse', 'bonnes réponses')} sur ${result.totalQuestions}`}
        text={summary(result, progress)}
        facts={[...(byAnother ? [{ term: 'Candidat', value: candidate }] : []), ...factsOf(result)]}
        actions={actions}
      />
      {answers.length === 0 && <Text>Aucun détail disponible pour cet examen.</Text>}
      {wrong.length > 0 && (
        <Section
          id="etudier"
          title={`À étudier : ${count(wrong.length, 'question')}`}
          aside={<ActionLink href={paths.theory()}>Réviser la théorie</ActionLink>}
          onScreenOnly={folded}
        >
          <Studied {...{ byAnother }} answers={wrong} onlyMarked={folded} />
        </Section>
      )}
      {folded && answers.length > 0 && (
        <Section id="reponses" title="Toutes les réponses" titleHidden>
          <Fold show="Afficher les réponses détaillées" hide="Masquer les réponses détaillées">
            <Studied {...{ byAnother }} answers={answers} />
          </Fold>
        </Section>
      )}
      {!folded && right.length > 0 && (
        <Section id="justes" title={`Bonnes réponses : ${right.length}`}>
          <Studied {...{ byAnother }} answers={right} />
        </Section>
      )}
    </>
  )
}

type StudiedProps = { answers: GradedAnswer[]; onlyMarked?: boolean; byAnother: boolean }

function Studied({ answers, onlyMarked, byAnother }: StudiedProps) {
  return (
    <StudyList>
      {answers.map((answer) => (
        <StudyItem
          key={answer.position}
          label={[`Question ${answer.position}`, answer.theme].filter(Boolean).join(', ')}
          question={answer.question}
          options={optionsOf(answer)
            .filter((option) => !onlyMarked || option.mark)
            .map((option) => ({ ...option, byAnother }))}
          unanswered={answer.userAnswer === null}
          why={answer.explanation}
          source={answer.source}
        />
      ))}
    </StudyList>
  )
}

function optionsOf(answer: GradedAnswer): AnsweredOption[] {
  return LETTERS.map((letter) => {
    const chosen = answer.userAnswer === letter
    const right = answer.correctAnswer === letter
    return {
      letter,
      text: answer[`option${letter}`],
      chosen,
      mark: right ? 'right' : chosen ? 'wrong' : undefined,
    }
  })
}

function summary(result: ExamResult, progress: Progress | undefined): string {
  const needed = scoreToPass(result.totalQuestions)
  const bar = `Il en fallait ${needed}.`
  if (!progress || result.examType === 'official') return bar
  if (progress.isOfficialUnlocked) return `${bar} L'examen officiel vous est ouvert.`
  const missing = PASSES_TO_UNLOCK - progress.passed
  return `${bar} Encore ${count(missing, 'test réussi', 'tests réussis')} et l'examen officiel s'ouvre.`
}

function factsOf({ examType, createdAt, timeSpent }: ExamResult) {
  return [
    { term: 'Examen', value: EXAM_NAMES[examType] },
    { term: 'Date', value: dateTime(createdAt) },
    { term: 'Durée', value: `${shortDuration(timeSpent)} sur ${shortDuration(EXAMS[examType].seconds)}` },
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
