import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isPassed } from '../../../modules/exams'
import { parseId } from '../../http/ids'
import { requireUser } from '../../http/session.server'
import { site } from '../../modules.server'
import { paths } from '../../paths'
import { FullState } from '../../ui/feedback/full-state'
import { ButtonLink } from '../../ui/forms/button'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { ResultReport } from './result-report'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.details ? "Détails de l'examen" : 'Détails non trouvés'} | Prépa LTS` },
  { name: 'robots', content: 'noindex' },
]

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
      <Breadcrumbs
        crumbs={[
          { label: 'Accueil', href: paths.home() },
          { label: "Choix de l'examen", href: paths.examSelection() },
          { label: "Détails de l'examen" },
        ]}
      />
      <ResultReport
        {...details}
        verdict={isPassed(details.result) ? 'Réussi' : 'À améliorer'}
        actions={
          <>
            <ButtonLink href={paths.startQuiz('practice')} variant="primary">
              Recommencer un test
            </ButtonLink>
            <ButtonLink href={paths.examSelection()}>Choix de l'examen</ButtonLink>
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
        <ButtonLink href={paths.examSelection()} variant="primary">
          Choix de l'examen
        </ButtonLink>
      }
    />
  )
}
