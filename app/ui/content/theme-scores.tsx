import type { GradedAnswer } from '#modules/exams'
import { scoresByTheme, type ThemeScore } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { capitalised } from '#app/text/words'
import { classes } from '../classes'
import { ExamProgress } from '../exam/exam-bar'
import { french } from '../text/text'
import { Fold } from './fold'
import { fold, openBeside } from './fold.css'
import * as css from './theme-scores.css'

type ThemeScoresProps = {
  answers: readonly Pick<GradedAnswer, 'theme' | 'isCorrect'>[]
  /** The slugs of all lessons. A lesson has the same slug as its theme. */
  lessons: readonly string[]
  /** Whether the reader is the candidate, who also gets links to revise. */
  isOwn: boolean
}

/** Folded on phones. */
export function ThemeScores({ answers, lessons, isOwn }: ThemeScoresProps) {
  const scores = scoresByTheme(answers)
  if (scores.length === 0) return null
  return (
    <section className={css.themes} aria-labelledby="themes">
      <h2 id="themes" className={css.title}>
        {french(TITLE)}
      </h2>
      <Fold label={TITLE} className={classes(openBeside, fold)}>
        <ul className={css.list}>
          {scores.map((score) => (
            <Score key={score.slug} score={score} hasLesson={lessons.includes(score.slug)} isOwn={isOwn} />
          ))}
        </ul>
      </Fold>
    </section>
  )
}

const TITLE = 'Par thème'

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
