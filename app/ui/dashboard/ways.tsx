import type { ReactNode } from 'react'
import type { ExamType, Progress, ThemeStudy } from '#modules/exams'
import { findNextExam } from '#modules/exams/rules'
import { paths } from '#app/paths'
import { examInWords, toUnlock } from '#app/text/exams'
import { capitalised } from '#app/text/words'
import { ActionLink } from '../content/links'
import { ButtonLink } from '../forms/button'
import { WORDS } from '../layout/navigation'
import { UnlockRings } from '../rings/rings'
import { french, Text } from '../text/text'
import * as css from './ways.css'

type WaysProps = { progress: Progress; themes: readonly ThemeStudy[] }

/** What a member can do besides the plan. */
export function Ways({ progress, themes }: WaysProps) {
  const next = findNextExam(progress)
  const lesson = themes.find((theme) => theme.lesson !== null)
  return (
    <div className={css.ways}>
      <Way id="apprendre" kind={WORDS.learn} title="Réviser la théorie">
        {lesson ? (
          <p>
            {french('La leçon la plus utile : ')}
            <a href={paths.lesson(lesson.lesson!)}>{french(capitalised(lesson.theme!))}</a>
          </p>
        ) : (
          <Text>Les questions, avec leur réponse expliquée.</Text>
        )}
        <div className={css.action}>
          <ActionLink href={paths.theory()}>Étudier la théorie</ActionLink>
        </div>
      </Way>
      <Way id="s-entrainer" kind={WORDS.practise} title="Choisir une série">
        <Text>Un thème, vos erreurs ou l'épreuve de législation.</Text>
        <div className={css.action}>
          <ActionLink href={paths.revise()}>Choisir ma série</ActionLink>
        </div>
      </Way>
      <Way id="examen" kind={WORDS.test} title="Passer un examen">
        <div className={css.rings}>
          <UnlockRings passed={progress.passed} size="inline" />
          <Text>{progressInWords(progress)}</Text>
        </div>
        <div className={css.action}>
          <Text tone="muted">{`${NAMES[next]}, ${examInWords(next)}`}</Text>
          <ButtonLink href={paths.startQuiz(next)}>Démarrer l'examen</ButtonLink>
          <ActionLink href={paths.examSelection()}>Choisir un examen</ActionLink>
        </div>
      </Way>
    </div>
  )
}

type WayProps = { id: string; kind: string; title: string; children: ReactNode }

function Way({ id, kind, title, children }: WayProps) {
  return (
    <section className={css.way} aria-labelledby={id}>
      <p className={css.kind}>{french(kind)}</p>
      <h2 id={id} className={css.title}>
        {french(title)}
      </h2>
      {children}
    </section>
  )
}

const NAMES: Record<ExamType, string> = { practice: "Test d'entraînement", official: 'Examen officiel' }

function progressInWords({ passed, isOfficialUnlocked, isOfficialPassed }: Progress): string {
  if (isOfficialPassed) return 'Examen officiel réussi'
  return isOfficialUnlocked ? "L'examen officiel, notre simulation complète, est ouvert." : toUnlock(passed)
}
