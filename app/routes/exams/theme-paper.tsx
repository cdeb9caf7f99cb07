import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { notFound, type PageHandle, requireUser } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { count } from '#app/text'
import { Paper, PaperPageHead } from '#app/ui/exam'
import { Breadcrumbs, ButtonLink, MEMBER_CRUMBS } from '#app/ui'

export const handle: PageHandle<typeof loader> = ({ lesson }) => ({
  title: `${lesson.title}, à imprimer`,
  crumbs: MEMBER_CRUMBS,
  here: 'Thème à imprimer',
})

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { exams } = site()
  const lesson = (await exams.lessons.list()).find(({ slug }) => slug === args.params.slug?.toLowerCase())
  const questions = lesson ? await exams.papers.findTheme(lesson.theme) : []
  if (!lesson || questions.length === 0) throw notFound()
  return { lesson: { slug: lesson.slug, title: lesson.title }, questions }
}

export default function ThemePaper() {
  const { lesson, questions } = useLoaderData<typeof loader>()
  const rules = `${count(questions.length, 'question')}. Une seule réponse est juste.`
  return (
    <>
      <Breadcrumbs />
      <PaperPageHead title={lesson.title} intro={rules}>
        <ButtonLink href={paths.lesson(lesson.slug)}>Lire la leçon</ButtonLink>
      </PaperPageHead>
      <Paper title={lesson.title} rules={rules} questions={questions} />
    </>
  )
}
