import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { FoundQuestion } from '#modules/exams'
import { questionsBeside, questionToShow } from '#modules/exams/schemas'
import { type PageHandle, requireUser, seeOther } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { Breadcrumbs, ButtonLink, EmptyState, MEMBER_CRUMBS, PageHead } from '#app/ui'
import { NothingToStudy, Study } from '#app/ui/theory/study'
import { keepLastQuestion, readLastQuestion, readTheoryAddress } from './theory-address.server'

export const handle: PageHandle = { title: 'Théorie', crumbs: MEMBER_CRUMBS }

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { query, number, revealed } = readTheoryAddress(args.request)
  const leftAt = await readLastQuestion(args.request, user.id)
  const { exams } = site()
  const { found, themes, total } = await exams.theory.find(user.id, query)
  const choice = { query, themes, total }
  const current = questionToShow(found, { number, leftAt })
  if (!current) return data({ choice, study: null })

  const here = paths.theory({ ...query, q: current.number })
  if (number !== null && number !== current.number) throw seeOther(here)
  const [question, lessons] = await Promise.all([exams.questions.find(current.id), exams.lessons.listSlugs()])
  // If the question was just retired, loads the page again: the next question now has this number.
  if (!question) throw seeOther(here)
  const lesson = lessons.find((slug) => slug === current.slug) ?? null
  const study = { question, studied: current, ...findPosition(current, found), revealed, lesson }
  const headers = new Headers()
  if (leftAt !== current.id)
    headers.set('Set-Cookie', await keepLastQuestion({ userId: user.id, questionId: current.id }))
  return data({ choice, study }, { headers })
}

export default function Theory() {
  const { choice, study } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
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

function findPosition(current: FoundQuestion, found: readonly FoundQuestion[]) {
  const index = found.indexOf(current)
  return {
    place: index + 1,
    matching: found.length,
    previous: found[index - 1]?.number ?? null,
    next: found[index + 1]?.number ?? null,
    beside: questionsBeside(found, current),
  }
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
