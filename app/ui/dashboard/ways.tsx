import type { ReactNode } from 'react'
import type { Progress, ThemeStudy } from '#modules/exams'
import { paths } from '#app/paths'
import { toUnlock } from '#app/text/exams'
import { capitalised } from '#app/text/words'
import { ActionLink } from '../content/links'
import { ButtonLink } from '../forms/button'
import { UnlockRings } from '../rings/rings'
import { french, Text } from '../text/text'
import * as css from './ways.css'

type WaysProps = { progress: Progress; themes: readonly ThemeStudy[] }

/** What a member can do besides the plan. */
export function Ways({ progress, themes }: WaysProps) {
  const lesson = themes.find((theme) => theme.lesson !== null)
  return (
    <div className={css.ways}>
      <Way id="apprendre" kind="Apprendre" title="Réviser la théorie">
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
      <Way id="s-entrainer" kind="S'entraîner" title="Choisir une série">
        <Text>Un thème, vos erreurs ou l'épreuve de législation.</Text>
        <div className={css.action}>
          <ActionLink href={paths.revise()}>Choisir ma série</ActionLink>
        </div>
      </Way>
      <Way id="examen" kind="Se tester" title="Passer un examen">
        <div className={css.rings}>
          <UnlockRings passed={progress.passed} size="inline" />
          <Text>{examInWords(progress)}</Text>
        </div>
        <div className={css.action}>
          <ButtonLink href={paths.examSelection()}>Démarrer l'examen</ButtonLink>
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

function examInWords({ passed, isOfficialUnlocked, isOfficialPassed }: Progress): string {
  if (isOfficialPassed) return 'Examen officiel réussi'
  return isOfficialUnlocked ? "L'examen officiel, notre simulation complète, est ouvert." : toUnlock(passed)
}
