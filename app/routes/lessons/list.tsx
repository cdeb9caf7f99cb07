import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { currentUser, type PageHandle, publicPage } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { LESSON_KEYWORDS } from '#app/document/structured-data'
import { allLessons, longDate } from '#app/text'
import { ActionLink, Breadcrumbs, EmptyState, HOME_CRUMB, KeepOffline, PageHead, Stack, Text } from '#app/ui'
import { LessonList } from '#app/ui/lesson/lesson-list'

export const handle: PageHandle = {
  title: "Leçons de l'examen théorique LTS",
  heading: 'Leçons',
  crumbs: [HOME_CRUMB],
  description:
    "Une leçon par thème pour préparer la LTS : les règles en français simple, avec leur source, ce qu'il faut retenir et ce qu'on confond souvent.",
  listed: { keywords: LESSON_KEYWORDS, path: paths.lessons() },
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const { exams, offline } = site()
  return data({ lessons: await exams.lessons.list(), offline }, { headers: publicPage(user) })
}

export { loaderHeaders as headers } from '#app/http'

export default function Lessons() {
  const { lessons, offline } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      <PageHead
        intro="Une leçon par thème, à lire en quelques minutes : les règles et leur source, ce qu'il faut retenir, ce qu'on confond souvent."
        actions={<ActionLink href={paths.realExam()}>Ce que nous savons de l'épreuve</ActionLink>}
      />
      {lessons.length === 0 ? (
        <EmptyState level={2} title="Aucune leçon pour le moment" text="Revenez un peu plus tard." />
      ) : (
        <Stack>
          {offline && <KeepOffline pages={allLessons(lessons.map(({ slug }) => slug))} />}
          <LessonList lessons={lessons} />
          <Text note>{`${formatChecked(lessons.map(({ checkedOn }) => checkedOn))} ${CHECKED_BY}`}</Text>
        </Stack>
      )}
    </>
  )
}

const CHECKED_BY =
  "Cette vérification est celle du projet, avec les textes et les pages qu'il a pu lire. Chaque leçon dit lesquels. Aucune fédération et aucun avocat n'a vérifié ce site."

function formatChecked(days: readonly string[]): string {
  const sorted = [...days].sort()
  const [first, last] = [sorted[0]!, sorted.at(-1)!]
  const inWords = (day: string) => longDate(new Date(day))
  if (first === last) return `Vérifié le ${inWords(first)}.`
  return `Vérifié le ${inWords(first)} pour la leçon la plus ancienne, le ${inWords(last)} pour la plus récente.`
}
