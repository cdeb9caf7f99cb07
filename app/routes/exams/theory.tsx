import { useActionData, useLoaderData } from '@remix-run/react'
import type { Failure, PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { QUESTION_CHANGED } from '#app/text'
import { Breadcrumbs, ButtonLink, EmptyState, FAILURE, MEMBER_CRUMBS, PageHead, StatusMessage } from '#app/ui'
import { NothingToStudy, Study } from '#app/ui/theory/study'
import { action, loader } from './theory.server'

export const handle: PageHandle<typeof loader> = ({ study }) => ({
  title: study ? `Question ${study.place}, théorie` : 'Théorie',
  heading: 'Théorie',
  crumbs: MEMBER_CRUMBS,
})

export { action, loader }

export default function Theory() {
  const { choice, study } = useLoaderData<typeof loader>()
  const refusal = useActionData<{ isChanged?: true; failed?: Failure }>()
  return (
    <>
      <Breadcrumbs />
      {refusal?.failed && <StatusMessage kind="failure" title={FAILURE} {...refusal.failed} focused />}
      {refusal?.isChanged && <StatusMessage kind="info" {...QUESTION_CHANGED} focused />}
      {choice.total === 0 ? (
        <EmptyBank />
      ) : study ? (
        <Study {...choice} {...study} />
      ) : (
        <NothingToStudy {...choice} />
      )}
    </>
  )
}

function EmptyBank() {
  return (
    <>
      <PageHead />
      <EmptyState
        level={2}
        title="Aucune question disponible"
        text="Les questions arrivent bientôt. Revenez un peu plus tard."
        action={
          <ButtonLink href={paths.home()} variant="primary">
            Retour à l'accueil
          </ButtonLink>
        }
      />
    </>
  )
}
