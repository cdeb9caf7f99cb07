import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { examTypeSchema } from '#modules/exams/schemas'
import { EXAMS, scoreToPass } from '#modules/exams/rules'
import { type PageHandle, parsePositiveInteger, redirectWith, requireUser, seeOther } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { LOCKED, minutesOf, NOT_ENOUGH_QUESTIONS } from '#app/text'
import { Paper, PaperPageHead } from '#app/ui/exam'
import { Breadcrumbs, ButtonLink, EmptyState, MEMBER_CRUMBS, PageHead } from '#app/ui'

export const handle: PageHandle = {
  title: 'Examen blanc à imprimer',
  heading: 'Examen à imprimer',
  crumbs: MEMBER_CRUMBS,
}

/** The highest number drawn for a printed exam. Four digits are easy to read out. */
const NUMBERS = 9999

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const query = new URL(args.request.url).searchParams
  const type = examTypeSchema.safeParse(query.get('type') ?? 'practice')
  if (!type.success) throw seeOther(paths.examSelection())
  const number = parsePositiveInteger(query.get('tirage'))
  if (number === null) {
    const drawn = 1 + Math.floor(Math.random() * NUMBERS)
    throw seeOther(paths.printExam({ type: type.data, tirage: drawn }))
  }
  const paper = await site().exams.papers.draw(user.id, type.data, number)
  if (paper.ok) return { type: type.data, number, questions: paper.value }
  if (paper.code === 'locked') {
    throw await redirectWith(paths.examSelection(), {
      kind: 'failure',
      title: 'Examen verrouillé',
      text: LOCKED,
    })
  }
  return data(null, { status: 409 })
}

export default function ExamPaper() {
  const paper = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      {paper ? (
        <ExamOnPaper {...paper} />
      ) : (
        <>
          <PageHead />
          <EmptyState
            level={2}
            title="Aucune question disponible"
            text={NOT_ENOUGH_QUESTIONS}
            action={
              <ButtonLink href={paths.examSelection()} variant="primary">
                Retour au choix de l'examen
              </ButtonLink>
            }
          />
        </>
      )}
    </>
  )
}

type Drawn = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>

function ExamOnPaper({ type, number, questions }: Drawn) {
  const title = `${TITLES[type]} n° ${number}`
  const passing = scoreToPass(EXAMS[type].questions)
  const rules = `${questions.length} questions, ${minutesOf(type)} minutes. Une seule réponse est juste. Il faut ${passing} bonnes réponses pour réussir.`
  return (
    <>
      <PaperPageHead
        title={title}
        intro={`${rules} Le même numéro donne la même feuille, tant que les questions ne changent pas.`}
      >
        <ButtonLink href={paths.printExam({ type })}>Un autre tirage</ButtonLink>
      </PaperPageHead>
      <Paper title={title} rules={rules} questions={questions} />
    </>
  )
}

const TITLES = { practice: "Examen blanc d'entraînement", official: 'Examen blanc, simulation complète' }
