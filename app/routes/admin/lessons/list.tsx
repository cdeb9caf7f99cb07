import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { LessonCard } from '#modules/exams'
import { site } from '#app/start/modules.server'
import { CHECK_NAMES, longDate, numericTime } from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin'
import { type Column, DataTable, EmptyState, french, RowActions } from '#app/ui'
import { requireAdminPanel } from '../panel.server'
import { backToList, type PageHandle } from '#app/http'

export const handle: PageHandle<typeof loader> = ({ list }) => ({
  title: 'Leçons, administration',
  heading: 'Leçons',
  crumbs: toAdminCrumbs('questions', list),
})

export async function loader(args: LoaderFunctionArgs) {
  const { waiting } = await requireAdminPanel(args)
  return { waiting, rows: await site().exams.lessons.list(), list: backToList(args.request, 'questions') }
}

export default function AdminLessons() {
  const { waiting, rows } = useLoaderData<typeof loader>()
  return (
    <AdminSubPage
      waiting={waiting}
      tab="questions"
      intro="Une par thème, dans l'ordre de lecture. Chaque modification est gardée comme une version."
    >
      {rows.length === 0 ? (
        <EmptyState level={2} title="Aucune leçon dans la base de données" />
      ) : (
        <DataTable caption="Les leçons, dans l'ordre de lecture" columns={COLUMNS} rows={rows} />
      )}
    </AdminSubPage>
  )
}

const COLUMNS: readonly Column<LessonCard & { questions: number }>[] = [
  { label: 'Leçon', kind: 'title', cell: ({ title }) => french(title) },
  { label: 'Questions', kind: 'number', cell: ({ questions }) => questions },
  { label: 'Vérifié le', kind: 'line', cell: ({ checkedOn }) => french(longDate(new Date(checkedOn))) },
  { label: "D'après", kind: 'prose', cell: ({ checkedBy }) => french(CHECK_NAMES[checkedBy]) },
  { label: 'Modifiée le', kind: 'line', cell: ({ updatedAt }) => numericTime(updatedAt) },
  {
    label: 'Actions',
    kind: 'actions',
    cell: ({ id, slug, title }) => (
      <RowActions
        about={title}
        actions={[
          { label: 'Voir', href: paths.lesson(slug) },
          { label: 'Modifier', href: paths.admin.lesson(id) },
        ]}
      />
    ),
  },
]
