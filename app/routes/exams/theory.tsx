import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { unlistedMeta } from '#app/document/seo'
import { parseId } from '#app/http/address'
import { seeOther } from '#app/http/redirect.server'
import { requireUser } from '#app/http/session.server'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { EmptyState } from '#app/ui/feedback/states'
import { ButtonLink } from '#app/ui/forms/button'
import { Breadcrumbs, MEMBER_CRUMBS, PageHead } from '#app/ui/layout/layout'
import { Study } from '#app/ui/theory/study'

export const meta: MetaFunction = () => unlistedMeta('Théorie')

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser({ request, context })
  const { number, revealed } = readTheoryQuery(request)
  if (number === null) throw seeOther(paths.theory({ q: 1 }))
  const { exams } = site()
  const { question, total } = await exams.studyQuestion(number)
  if (question) {
    const lesson = question.theme === null ? null : await exams.findLessonOf(question.theme)
    return { number, total, question, revealed, lesson: lesson?.slug ?? null }
  }
  if (total > 0) throw seeOther(paths.theory({ q: total }))
  return null
}

export default function Theory() {
  const study = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs crumbs={[...MEMBER_CRUMBS, { label: 'Théorie' }]} />
      {study ? (
        <Study {...study} />
      ) : (
        <>
          <PageHead title="Théorie" />
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
      )}
    </>
  )
}

/**
 * `/theory?q=N`: null if `q` is not a number, 1 if it is missing; a number too large for an id is past the end of
 * the bank. `reponse` is present when the answer was requested without a script.
 */
function readTheoryQuery(request: Request): { number: number | null; revealed: boolean } {
  const query = new URL(request.url).searchParams
  const text = query.get('q') ?? '1'
  const number = /^[1-9]\d{9,}$/.test(text) ? PAST_THE_END : parseId(text)
  return { number, revealed: query.has('reponse') }
}

const PAST_THE_END = 2 ** 31 - 1
