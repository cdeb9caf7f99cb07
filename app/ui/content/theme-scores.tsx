import type { GradedAnswer } from '#modules/exams'
import { scoresByTheme, type ThemeScore } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { capitalised } from '#app/text/words'
import { ExamProgress } from '../exam/exam-bar'
import { Section } from '../layout/layout'
import { french } from '../text/text'
import * as css from './theme-scores.css'

type ThemeScoresProps = {
  answers: readonly Pick<GradedAnswer, 'theme' | 'isCorrect'>[]
  /** The slugs of all lessons. A lesson has the same slug as its theme. */
  lessons: readonly string[]
  /** Whether the reader is the candidate, who also gets links to revise. */
  isOwn: boolean
}

export function ThemeScores({ answers, lessons, isOwn }: ThemeScoresProps) {
  const scores = scoresByTheme(answers)
  if (scores.length === 0) return null
  return (
    <Section id="themes" title="Par thème">
      <ul className={css.list}>
        {scores.map((score) => (
          <Score key={score.slug} score={score} hasLesson={lessons.includes(score.slug)} isOwn={isOwn} />
        ))}
      </ul>
    </Section>
  )
}

type ScoreProps = { score: ThemeScore; hasLesson: boolean; isOwn: boolean }

function Score({ score, hasLesson, isOwn }: ScoreProps) {
  const { theme, slug, right, asked } = score
  const name = french(capitalised(theme))
  return (
    <li className={css.score}>
      {hasLesson ? (
        <a className={css.lesson} href={paths.lesson(slug)}>
          <span>{name}</span>
        </a>
      ) : (
        <span className={css.lesson}>{name}</span>
      )}
      <span className={css.figures}>
        {isOwn && (
          <a className={css.revise} href={paths.revise({ theme: [slug] })} aria-label={`Réviser : ${theme}`}>
            Réviser
          </a>
        )}
        <span>{`${right} sur ${asked}`}</span>
      </span>
      <span className={css.bar}>
        <ExamProgress value={right} max={asked} label={`${capitalised(theme)} : ${right} sur ${asked}`} />
      </span>
    </li>
  )
}
