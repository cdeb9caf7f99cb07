import { useLoaderData } from '@remix-run/react'
import { RETENTION } from '#modules/kernel/retention'
import type { PageHandle } from '#app/http'
import { formatPeriod, thousands } from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin'
import {
  CellLink,
  type Column,
  DataTable,
  Email,
  EmptyState,
  french,
  type Look,
  Pager,
  RowActions,
  Section,
  Text,
  toRowAction,
} from '#app/ui'
import { useReturn } from '#app/http/way-back'
import { MAIL_ACTIONS } from './actions'
import { action, loader, type Row } from './list.server'

export { action, loader }

export const handle: PageHandle = {
  title: 'Emails non envoyés',
  crumbs: toAdminCrumbs('users', paths.admin.users()),
}

export default function FailedMails() {
  const { waiting, rows, total, page, pages } = useLoaderData<typeof loader>()
  return (
    <AdminSubPage waiting={waiting} tab="users" intro={INTRO}>
      <Section id="liste" title={`Emails non envoyés (${thousands(total)})`} titleHidden={total === 0}>
        {rows.length > 0 ? (
          <DataTable
            caption="Emails non envoyés, du plus récent au plus ancien"
            columns={COLUMNS}
            rows={rows}
          />
        ) : (
          <EmptyState title="Tous les emails sont partis" />
        )}
        <Pager {...{ page, pages }} hrefOf={(page) => paths.admin.mails({ page })} />
      </Section>
    </AdminSubPage>
  )
}

const INTRO = `Ceux qu'un serveur a refusés, ou qui n'ont pas pu partir en une journée. Ils restent ici ${formatPeriod(RETENTION.failedMail)}. Un email renvoyé part tel qu'il était ; un email dont le lien ou le jour est passé n'est pas renvoyé.`

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Email', kind: 'title', cell: ({ kind }) => french(kind) },
  { label: 'Destinataire', kind: 'prose', cell: (row) => <Recipient {...row} /> },
  { label: 'Abandonné', kind: 'line', cell: ({ when }) => when },
  {
    label: 'Pourquoi',
    kind: 'prose',
    cell: ({ why, resendRefusal }) => (
      <>
        <Text>{why}</Text>
        {resendRefusal && <Text note>{resendRefusal}</Text>}
      </>
    ),
  },
  { label: 'Actions', kind: 'actions', cell: (row) => <MailActions {...row} /> },
]

function Recipient({ to, userId, username }: Row) {
  const back = useReturn()
  return (
    <>
      <Email>{to}</Email>
      {userId !== null && username !== null && (
        <CellLink href={back(paths.admin.user(userId))} about={username}>
          Membre
        </CellLink>
      )}
    </>
  )
}

function MailActions({ id, kind, to, resendRefusal }: Row) {
  const { list } = useLoaderData<typeof loader>()
  const send = (act: keyof typeof MAIL_ACTIONS, look?: Look) =>
    toRowAction(MAIL_ACTIONS[act], list, { ...look, fields: { act, id: String(id) } })
  return (
    <RowActions
      about={`${kind}, ${to}`}
      actions={[...(resendRefusal ? [] : [send('resend')]), send('delete', { variant: 'quietDanger' })]}
    />
  )
}
