import type { ThemeStudy } from '#modules/exams'
import { paths } from '#app/paths'
import { capitalised, count } from '#app/text/words'
import { classes } from '../classes'
import * as folds from '../content/fold.css'
import { figures } from '../content/theme-scores.css'
import { ExamProgress } from '../exam/exam-bar'
import { Section } from '../layout/layout'
import { french } from '../text/text'
import * as css from './themes.css'

export function ThemeList({ themes }: { themes: readonly ThemeStudy[] }) {
  const [first, others] = [themes.slice(0, SHOWN), themes.slice(SHOWN)]
  return (
    <Section id="themes" title="Par thème" intro="Les questions maîtrisées, le thème le plus faible d'abord.">
      <Themes themes={first} />
      {others.length > 0 && (
        <details className={classes(folds.fold, folds.openAtDesk, css.more)}>
          <summary className={folds.summary} role="button">
            <span>{`Les ${count(others.length, 'autre thème', 'autres thèmes')}`}</span>
            <span className={folds.chevron} />
          </summary>
          <Themes themes={others} />
        </details>
      )}
    </Section>
  )
}

/** The number of themes that a phone shows unfolded. */
const SHOWN = 4

function Themes({ themes }: { themes: readonly ThemeStudy[] }) {
  return (
    <ul className={css.themes}>
      {themes.map((one) => (
        <li key={one.slug ?? ''} className={css.theme}>
          <Theme {...one} />
        </li>
      ))}
    </ul>
  )
}

function Theme({ theme, slug, lesson, total, mastered }: ThemeStudy) {
  const name = theme === null ? 'Sans thème' : capitalised(theme)
  const words = `${name} : ${mastered} sur ${count(total, 'question maîtrisée', 'questions maîtrisées')}`
  return (
    <>
      {slug === null ? (
        <span className={css.name}>{name}</span>
      ) : (
        <a className={css.name} href={paths.revise({ theme: [slug] })}>
          <span>{french(name)}</span>
        </a>
      )}
      <p className={figures}>
        {lesson !== null && (
          <a className={css.lesson} href={paths.lesson(lesson)} aria-label={`Leçon : ${name}`}>
            Leçon
          </a>
        )}
        <span>{`${mastered} sur ${total}`}</span>
      </p>
      <div className={css.bar}>
        <ExamProgress value={mastered} max={total} label={words} />
      </div>
    </>
  )
}
