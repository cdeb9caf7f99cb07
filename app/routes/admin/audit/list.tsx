import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { LoggedAction } from '#modules/admin'
import { ADMIN_ACTIONS, kindOf } from '#modules/admin/schemas'
import { COUNTED_TO } from '#modules/kernel/page'
import { readListQuery, readPage } from '#app/http/lists.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminFrame } from '#app/ui/admin/admin-frame'
import { type Column, DataTable } from '#app/ui/admin/data-table'
import { FoldedChanges } from '#app/ui/admin/change-list'
import { Fr } from '#app/ui/text/text'
import { numericTime } from '#app/text/format'
import { AdminList, PER_PAGE } from '../admin-list'
import { openAdminPage } from '../panel.server'
import { ACTION_SENTENCES, AUDIT_FILTERS, changeInWords } from './words'

export const meta: MetaFunction = () => unlistedMeta('Journal, administration')

/** Read only: nothing changes a line or removes it early. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const query = readListQuery(request, { action: ADMIN_ACTIONS })
  const asked = readPage(request, PER_PAGE, COUNTED_TO)
  const { items, total } = await site().admin.listActions(query, asked.slice)
  const place = asked.of(total, (page) => paths.admin.audit({ ...query, page }))
  return { frame, query, lines: items.map(lineOf), position: { ...place, total } }
}

export default function AdminAudit() {
  const { frame, query, lines, position } = useLoaderData<typeof loader>()
  return (
    <AdminFrame {...frame} current="audit">
      <AdminList
        title={{ all: 'Journal des actions', found: 'Actions trouvées' }}
        query={query}
        position={position}
        hrefOf={paths.admin.audit}
        filters={AUDIT_FILTERS}
        empty={{
          title: 'Aucune action enregistrée',
          text: 'Ce que font les administrateurs est noté ici, et y reste deux ans.',
        }}
      >
        <DataTable
          caption="Journal des actions, de la plus récente à la plus ancienne"
          columns={COLUMNS}
          rows={lines}
          keyOf={({ id }) => id}
        />
      </AdminList>
    </AdminFrame>
  )
}

type AuditLine = ReturnType<typeof lineOf>

function lineOf(line: LoggedAction) {
  const { id, actorName, action, subject, createdAt, changes } = line
  return {
    id,
    at: createdAt.toISOString(),
    when: numericTime(createdAt),
    actorName,
    sentence: ACTION_SENTENCES[action],
    subject,
    href: hrefOf(line),
    changes: changes.map(changeInWords),
  }
}

/** The page of its subject; null if that is gone. */
function hrefOf({ action, subjectId, subject, isGone }: LoggedAction): string | null {
  if (isGone || subjectId === null) return null
  return PAGES[kindOf(action)](subjectId, subject)
}

const PAGES = {
  question: paths.admin.question,
  news: paths.admin.newsItem,
  ad: paths.admin.ad,
  // Users have no page in the panel, but their usernames are unique.
  user: (_id: number, username: string) => paths.admin.users({ q: username }),
}

const COLUMNS: Column<AuditLine>[] = [
  { label: 'Date', kind: 'line', cell: ({ at, when }) => <time dateTime={at}>{when}</time> },
  { label: 'Action', kind: 'title', cell: (line) => <What {...line} /> },
  { label: 'Changements', kind: 'prose', cell: ({ changes }) => <FoldedChanges changes={changes} /> },
]

/** 'Élodie a approuvé l'annonce « Carabine CZ 457 »' */
function What({ actorName, sentence, subject, href }: AuditLine) {
  const named = <Fr>{`« ${subject} »`}</Fr>
  return (
    <>
      <Fr>{`${actorName} ${sentence} `}</Fr>
      {href === null ? named : <a href={href}>{named}</a>}
    </>
  )
}
