import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LETTERS } from '#modules/exams/schemas'
import { seeOther } from '#app/http/redirect.server'
import { requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { EmptyState } from '#app/ui/feedback/empty-state'
import { ButtonLink } from '#app/ui/forms/button'
import { PageHead } from '#app/ui/layout/page-head'
import { QuestionGrid } from '#app/ui/theory/question-grid'
import { StudyBar } from '#app/ui/theory/study-bar'
import { StudyLayout } from '#app/ui/theory/study-layout'
import { StudyQuestion } from '#app/ui/theory/study-question'
import { StudyWays } from '#app/ui/theory/study-ways'
import { ExamBreadcrumbs } from './exam-breadcrumbs'
import { readTheoryQuery } from './theory-input.server'

export const meta: MetaFunction = () => unlistedMeta('Théorie')

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser({ request, context })
  const { number, revealed } = readTheoryQuery(request)
  if (number === null) throw seeOther(paths.theory({ q: 1 }))
  const { question, total } = await site().exams.studyQuestion(number)
  if (question) return { number, total, question, revealed }
  if (total > 0) throw seeOther(paths.theory({ q: total }))
  return null
}

export default function Theory() {
  const study = useLoaderData<typeof loader>()
  return (
    <>
      <ExamBreadcrumbs here="Théorie" besideSelection />
      {study ? <Study {...study} /> : <NothingToStudy />}
    </>
  )
}

function Study({ number, total, question, revealed }: NonNullable<Awaited<ReturnType<typeof loader>>>) {
  const previous = number > 1 ? paths.theory({ q: number - 1 }) : null
  const next = number < total ? paths.theory({ q: number + 1 }) : null
  return (
    <StudyLayout
      main={
        <>
          <StudyBar title="Théorie" number={number} total={total} />
          <StudyQuestion
            number={number}
            theme={question.theme}
            question={question.question}
            options={LETTERS.map((letter) => ({
              letter,
              text: question[`option${letter}`],
            }))}
            correct={question.correctAnswer}
            why={question.explanation}
            source={question.source}
            revealed={revealed}
            action={paths.theory()}
            ways={<StudyWays previous={previous} next={next} />}
          />
        </>
      }
      aside={<QuestionGrid total={total} current={number} />}
    />
  )
}

function NothingToStudy() {
  return (
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
  )
}
