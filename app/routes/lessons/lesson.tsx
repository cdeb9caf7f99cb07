import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { currentUser, movedPermanently, type PageHandle, publicPage } from '#app/http'
import { site } from '#app/start/modules.server'
import { count, LESSON_NOT_FOUND, onePage } from '#app/text'
import { paths } from '#app/paths'
import { LESSON_KEYWORDS, learningResource } from '#app/document/structured-data'
import { Breadcrumbs, KeepOffline, NothingHere } from '#app/ui'
import { readingTime } from '#app/ui/lesson/lesson-text'
import { LESSON_CRUMBS, LessonPage, OtherLessons, Train } from '#app/ui/lesson/lesson'

export const handle: PageHandle<typeof loader> = ({ found }) => {
  if (!found) return { title: LESSON_NOT_FOUND }
  const { lesson } = found
  const path = paths.lesson(lesson.slug)
  return {
    title: `${lesson.title} : la leçon`,
    heading: lesson.title,
    crumbs: LESSON_CRUMBS,
    description: lesson.description,
    listed: {
      keywords: [lesson.theme, ...LESSON_KEYWORDS],
      path,
      type: 'article',
      structured: [learningResource({ ...lesson, path })],
    },
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const { exams, offline } = site()
  const headers = publicPage(user)
  const slug = args.params.slug!.toLowerCase()
  const found = await exams.lessons.find(slug)
  if (!found) return data({ found }, { status: 404, headers })
  if (slug !== args.params.slug) throw movedPermanently(paths.lesson(slug), headers)
  const all = await exams.lessons.list()
  const index = all.findIndex(({ id }) => id === found.lesson.id)
  const place = { number: index + 1, of: all.length, previous: all[index - 1], next: all[index + 1] }
  return data({ found, place, isVisitor: user === null, offline }, { headers })
}

export { loaderHeaders as headers } from '#app/http'

export default function LessonDetail() {
  const loaded = useLoaderData<typeof loader>()
  if (!loaded.found)
    return (
      <NothingHere
        text="L'adresse est incomplète, ou elle a changé."
        href={paths.lessons()}
        back="Voir toutes les leçons"
      />
    )
  const { found, place, isVisitor, offline } = loaded
  const { lesson, questions, examples } = found
  const time = count(readingTime(lesson.content), 'minute')
  return (
    <>
      <Breadcrumbs />
      <LessonPage
        lesson={lesson}
        published={{ ...lesson, examples }}
        keep={offline && <KeepOffline pages={onePage(paths.lesson(lesson.slug))} />}
        place={`Leçon ${place.number} sur ${place.of}, ${time}`}
      >
        {questions > 0 && <Train questions={questions} slug={lesson.slug} isVisitor={isVisitor} />}
      </LessonPage>
      <OtherLessons previous={place.previous} next={place.next} />
    </>
  )
}
