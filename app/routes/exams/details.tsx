import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isPassed } from '#modules/exams/rules'
import { backToList, type PageHandle, parseId, requireUser } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { Breadcrumbs, ButtonLink, MEMBER_CRUMBS, NothingHere } from '#app/ui'
import { formatVerdict, fullName } from '#app/text'
import { toAdminCrumbs } from '#app/ui/admin'
import { NextSteps } from './next-steps'
import { ResultReport } from './result-report'

export const handle: PageHandle<typeof loader> = ({ details, candidate, list }) => ({
  title: details ? "Détails de l'examen" : 'Détails non trouvés',
  crumbs: candidate ? toAdminCrumbs('exams', list) : MEMBER_CRUMBS,
})

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const id = parseId(args.params.id)
  const { exams } = site()
  const find = (resultId: number) =>
    user.isAdmin ? exams.results.findAny(resultId) : exams.results.find({ userId: user.id, resultId })
  const details = id ? await find(id) : null
  const isOwn = details?.result.userId === user.id
  const candidate = details && !isOwn ? await findCandidate(details.result.userId) : null
  const lessons = await exams.lessons.listSlugs()
  const list = backToList(args.request, 'exams')
  return data({ details, candidate, lessons, list, reader: fullName(user) }, { status: details ? 200 : 404 })
}

export default function Details() {
  const { details, candidate, lessons, list, reader } = useLoaderData<typeof loader>()
  if (!details)
    return (
      <NothingHere
        text="Cet examen n'existe pas, ou il n'est pas le vôtre."
        href={paths.dashboard()}
        back="Retour au tableau de bord"
      />
    )
  if (candidate)
    return (
      <>
        <Breadcrumbs />
        <ResultReport
          {...details}
          lessons={lessons}
          from={paths.examDetails(details.result.id)}
          byAnother
          candidate={`${fullName(candidate)} (${candidate.username})`}
          verdict={formatVerdict(details.result)}
          actions={<ButtonLink href={list}>Retour aux logs</ButtonLink>}
        />
      </>
    )
  return (
    <>
      <Breadcrumbs />
      <ResultReport
        {...details}
        lessons={lessons}
        from={paths.examDetails(details.result.id)}
        candidate={reader}
        verdict={isPassed(details.result) ? 'Réussi' : 'À améliorer'}
        actions={
          <NextSteps
            {...details}
            another={{ href: paths.startQuiz('practice'), label: 'Recommencer un test' }}
            back={{ href: paths.dashboard(), label: 'Retour au tableau de bord' }}
          />
        }
      />
    </>
  )
}

async function findCandidate(userId: number) {
  const found = (await site().identity.members.findNames([userId])).get(userId)
  return found ? { firstName: found.firstName, lastName: found.lastName, username: found.username } : null
}
