import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import ExamRunner from '#app/islands/exam-runner'
import type { IntentFailure } from '#app/islands/exam/intents'
import { paths } from '#app/paths'
import type { loader as rootLoader } from '#app/root'
import { NOT_ENOUGH_QUESTIONS } from '#app/text'
import { Breadcrumbs, ButtonLink, FullState, KeysHint, MEMBER_CRUMBS } from '#app/ui'
import { questionTitle } from '#app/ui/exam'
import { action, loader } from './quiz.server'

export const handle: PageHandle<typeof loader> = ({ quiz, refresh }) => ({
  title: quiz ? questionTitle(quiz.number, quiz.questions.length) : 'Examen',
  crumbs: [...MEMBER_CRUMBS, { label: "Choix de l'examen", href: paths.examSelection() }],
  here: null,
  bare: true,
  refresh,
})

export { action, loader }

/** Each question is a form, so that the whole exam works without a script. */
export default function Quiz() {
  const loaded = useLoaderData<typeof loader>()
  const refusal = useActionData<{ refused?: true; failure?: IntentFailure }>()
  const flash = useRouteLoaderData<typeof rootLoader>('root')?.flash
  if (!loaded.quiz)
    return (
      <FullState
        shot="off"
        title="Erreur lors du chargement"
        text={NOT_ENOUGH_QUESTIONS}
        actions={
          <>
            <ButtonLink href="" variant="primary">
              Réessayer
            </ButtonLink>
            <ButtonLink href={paths.examSelection()}>Retour</ButtonLink>
          </>
        }
      />
    )
  return (
    <>
      <Breadcrumbs />
      <ExamRunner
        {...loaded.quiz}
        resumed={flash?.kind === 'resumed'}
        refused={refusal?.refused ?? false}
        failure={refusal?.failure ?? loaded.quiz.failure}
      />
      <KeysHint />
    </>
  )
}
