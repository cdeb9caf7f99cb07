import { atoms, french } from '#app/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { AdminAction, LoggedAction } from '#modules/admin'
import { ADMIN_ACTIONS, toSubjectKind } from '#modules/admin/schemas'
import { RETENTION } from '#modules/kernel/retention'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { AdminList, type Column, FoldedChanges, type ListFilters } from '#app/ui/admin'
import { formatPeriod, numericTime } from '#app/text'
import { requireAdminList } from '../panel.server'
import { ACTIONS, formatChange } from './action-names'

export const handle: PageHandle = { title: 'Journal, administration' }

export async function loader(args: LoaderFunctionArgs) {
  const { query, slice, toFrame } = await requireAdminList(args, 'audit', { action: ADMIN_ACTIONS })
  const { items, total } = await site().admin.log.list(query, slice)
  return { ...toFrame(total), rows: items.map(toRow) }
}

export default function AdminAudit() {
  return (
    <AdminList
      {...useLoaderData<typeof loader>()}
      title={{ all: 'Journal des actions', found: 'Actions trouvées' }}
      filters={FILTERS}
      empty={{
        title: 'Aucune action enregistrée',
        text: `Ce que font les administrateurs est noté ici, et y reste ${formatPeriod(RETENTION.adminLog)}.`,
      }}
      caption="Journal des actions, de la plus récente à la plus ancienne"
      columns={COLUMNS}
    />
  )
}

const FILTERS: ListFilters<{ action: typeof ADMIN_ACTIONS }> = {
  label: 'Filtrer le journal',
  searched: 'Administrateur, titre, nom',
  selects: {
    action: {
      label: 'Action',
      names: [
        { value: '', label: 'Toutes' },
        ...Object.entries(ACTIONS).map(([value, [, label]]) => ({ value, label })),
      ],
    },
  },
}

type Row = ReturnType<typeof toRow>

function toRow(line: LoggedAction) {
  const { actorName, action, subject, createdAt, changes } = line
  const [sentence] = ACTIONS[action]
  return {
    at: createdAt.toISOString(),
    when: numericTime(createdAt),
    sentence: `${actorName} ${sentence} `,
    subject: `« ${subject} »`,
    href: findHref(line),
    changes: changes.filter((change) => !isInSentence(action, change)).map(formatChange),
  }
}

/** Returns whether the action's sentence already says what was switched on or off. */
const isInSentence = (action: AdminAction, { before, after }: LoggedAction['changes'][number]) =>
  !action.endsWith('.update') && typeof before === 'boolean' && typeof after === 'boolean'

function findHref({ action, subjectId, isGone }: LoggedAction): string | null {
  if (isGone || subjectId === null) return null
  return PAGES[toSubjectKind(action)](subjectId)
}

const PAGES = {
  question: paths.admin.question,
  lesson: paths.admin.lesson,
  news: paths.admin.newsItem,
  ad: paths.admin.ad,
  conversation: (report: number) => paths.admin.messageReport(report),
  // A mail has no page of its own.
  mail: () => null,
  user: paths.admin.user,
}

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Date', kind: 'dateAndTime', cell: ({ at, when }) => <time dateTime={at}>{when}</time> },
  {
    label: 'Action',
    kind: 'title',
    cell: ({ sentence, subject, href }) => (
      <span className={atoms({ fontWeight: 400 })}>
        {french(sentence)}
        {href === null ? french(subject) : <a href={href}>{french(subject)}</a>}
      </span>
    ),
  },
  { label: 'Changements', kind: 'prose', cell: ({ changes }) => <FoldedChanges changes={changes} /> },
]
