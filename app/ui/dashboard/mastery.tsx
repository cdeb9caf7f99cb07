import type { StudyOverview, ThemeStudy } from '#modules/exams'
import { MASTERED } from '#modules/exams/rules'
import { paths } from '#app/paths'
import { capitalised, count } from '#app/text/words'
import { classes } from '../classes'
import { ActionLink } from '../content/links'
import * as folds from '../content/fold.css'
import { figures } from '../content/theme-scores.css'
import { ExamProgress } from '../exam/exam-bar'
import { Row, Section } from '../layout/layout'
import { french } from '../text/text'
import * as css from './mastery.css'

export function Mastery({ study, withTheory }: { study: StudyOverview; withTheory: boolean }) {
  const { mastered, total, themes } = study
  // The first right answer leads to box 2, the second to box 3, and so on.
  const mean = `Une question est maîtrisée après ${MASTERED - 1} jours de bonnes réponses, sans erreur entre-temps.`
  const [first, others] = [themes.slice(0, SHOWN), themes.slice(SHOWN)]
  return (
    <Section
      id="maitrise"
      title="Questions maîtrisées"
      intro={`${mastered} sur ${count(total, 'question maîtrisée', 'questions maîtrisées')}. ${mean}`}
      aside={
        <Row>
          <ActionLink href={paths.revise()}>Choisir un thème</ActionLink>
          {withTheory && <ActionLink href={paths.theory()}>Étudier la théorie</ActionLink>}
        </Row>
      }
    >
      <Counts {...study} />
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

function Counts({ dueToday, dueTomorrow, mistakes, unseen }: StudyOverview) {
  const counts = [
    { term: "À revoir aujourd'hui", value: dueToday, href: paths.revise({ source: 'due' }) },
    { term: 'À revoir demain', value: dueTomorrow },
    { term: 'Mes erreurs', value: mistakes, href: paths.revise({ source: 'mistakes' }) },
    { term: 'Jamais vues', value: unseen, href: paths.revise({ source: 'new' }) },
  ]
  return (
    <dl className={css.counts}>
      {counts.map(({ term, value, href }) => (
        <div key={term} className={css.count}>
          <dt className={css.term}>{href && value > 0 ? <a href={href}>{french(term)}</a> : french(term)}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

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

function Theme({ theme, slug, lesson, total, mastered, dueToday }: ThemeStudy) {
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
      {dueToday > 0 && <p className={css.due}>{french(`${dueToday} à revoir`)}</p>}
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
