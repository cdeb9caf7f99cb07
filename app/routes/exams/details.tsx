import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isPassed } from '../../../modules/exams'
import { parseId } from '../../http/ids'
import { requireUser } from '../../http/session.server'
import { site } from '../../modules.server'
import { paths } from '../../paths'
import { unlistedMeta } from '../../seo'
import { FullState } from '../../ui/feedback/full-state'
import { ButtonLink } from '../../ui/forms/button'
import { ResultReport } from './result-report'
import { ExamBreadcrumbs } from './exam-breadcrumbs'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.details ? "Détails de l'examen" : 'Détails non trouvés')

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context })
  const id = parseId(params.id)
  const details = id ? await site().exams.findResult(user.id, id) : null
  return data({ details }, { status: details ? 200 : 404 })
}

export default function Details() {
  const { details } = useLoaderData<typeof loader>()
  if (!details) return <DetailsNotFound />
  return (
    <>
      <ExamBreadcrumbs here="Détails de l'examen" besideSelection />
      <ResultReport
        {...details}
        verdict={isPassed(details.result) ? 'Réussi' : 'À améliorer'}
        actions={
          <>
            <ButtonLink href={paths.startQuiz('practice')} variant="primary">
              Recommencer un test
            </ButtonLink>
            <ButtonLink href={paths.dashboard()}>Retour au tableau de bord</ButtonLink>
          </>
        }
      />
    </>
  )
}

function DetailsNotFound() {
  return (
    <FullState
      shot="outside"
      title="Détails non trouvés"
      text="Cet examen n'existe pas, ou il n'est pas le vôtre."
      actions={
        <ButtonLink href={paths.dashboard()} variant="primary">
          Retour au tableau de bord
        </ButtonLink>
      }
    />
  )
}
