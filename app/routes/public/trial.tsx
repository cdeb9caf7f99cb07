import { useActionData, useLoaderData } from '@remix-run/react'
import { TRIAL_QUESTIONS } from '#modules/exams/rules'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { Breadcrumbs, HOME_CRUMB, ListenToQuestion, Text } from '#app/ui'
import { ExamBar, questionTitle } from '#app/ui/exam'
import { AnsweredTrialQuestion, GoneTrialQuestion, NextInTrial, OpenTrialQuestion } from '#app/ui/trial/trial'
import { TrialEnd } from '#app/ui/trial/trial-end'
import { TrialStart } from '#app/ui/trial/trial-start'
import { action, headers, loader, type Refusal } from './trial.server'

export const handle: PageHandle<typeof loader> = (loaded) => {
  const crumbs = [HOME_CRUMB, { label: 'Examen théorique', href: paths.landing() }]
  const here = 'Essai'
  if (loaded.is === 'place')
    return {
      title: `${questionTitle(loaded.number, loaded.total)}, essai`,
      crumbs,
      here,
      // Leaves out the header and footer, so that an ordinary question fits a phone's screen.
      bare: true,
      wide: true,
    }
  if (loaded.is === 'end') return { title: "Résultat de l'essai", crumbs, here }
  return {
    title: `Essayer ${TRIAL_QUESTIONS} questions pour l'examen LTS`,
    heading: `Essayez ${TRIAL_QUESTIONS} questions`,
    crumbs,
    here,
    description: `${TRIAL_QUESTIONS} questions de ce site pour se préparer à la licence de tireur sportif (LTS), sans compte et sur ${TRIAL_QUESTIONS} thèmes : après chaque réponse, l'explication et sa source.`,
    listed: {
      keywords: ['examen LTS', 'questions LTS', 'QCM tir sportif', 'essai gratuit'],
      path: paths.trial(),
    },
  }
}

export { action, headers, loader }

export default function Trial() {
  const loaded = useLoaderData<typeof loader>()
  const refusal = useActionData<Refusal>()
  if (loaded.is === 'place') return <Place {...loaded} refusal={refusal} />
  const crumbs = <Breadcrumbs />
  if (loaded.is === 'start') return <TrialStart back={crumbs} refused={refusal?.refused} />
  return (
    <>
      {crumbs}
      <TrialEnd {...loaded} />
    </>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>
type PlaceProps = Extract<Loaded, { is: 'place' }> & { refusal?: Refusal }

function Place({ number, total, refusal, ...place }: PlaceProps) {
  const here = paths.trial({ q: number })
  const next = <NextInTrial to={number < total ? number + 1 : null} />
  return (
    <div data-turning="">
      <Breadcrumbs />
      <ExamBar number={number} total={total}>
        <Text tone="muted">Essai</Text>
        {place.state !== 'gone' && <ListenToQuestion question={place.question} />}
      </ExamBar>
      {place.state === 'open' && (
        <OpenTrialQuestion
          question={place.question}
          action={here}
          chosen={refusal?.letter ?? null}
          error={refusal?.refused}
        />
      )}
      {place.state === 'answered' && (
        <AnsweredTrialQuestion question={place.question}>{next}</AnsweredTrialQuestion>
      )}
      {place.state === 'gone' && <GoneTrialQuestion>{next}</GoneTrialQuestion>}
    </div>
  )
}
