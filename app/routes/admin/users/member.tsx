import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { CheckedAd } from '#modules/ads'
import type { ExamResult } from '#modules/exams'
import type { User } from '#modules/identity'
import { isPassed } from '#modules/exams/rules'
import { type PageHandle, requireAdmin } from '#app/http'
import { site } from '#app/start/modules.server'
import {
  count,
  EXAM_NAMES,
  formatVerdict,
  fullName,
  longDate,
  longDateAndTime,
  numericDate,
  numericTime,
  rejectWaiting,
  thousands,
  USER_NOT_FOUND,
  withNumber,
} from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, type Column, DataTable, toAdminCrumbs } from '#app/ui/admin'
import { stateBadge } from '#app/ui/ads'
import { ActionLink, Badge, Email, Facts, french, Section, Text } from '#app/ui'
import { AdminNotFound } from '../admin-not-found'
import { requireAdminItem } from '../panel.server'
import { Status, UserActions } from './list'

const LATEST = { limit: 5, offset: 0 }

export const handle: PageHandle<typeof loader> = ({ item, list }) =>
  item
    ? {
        title: `${item.username}, administration`,
        heading: item.username,
        crumbs: toAdminCrumbs('users', list),
      }
    : { title: USER_NOT_FOUND }

export async function loader(args: LoaderFunctionArgs) {
  const { user } = await requireAdmin(args)
  return requireAdminItem(args, 'users', async (id) => {
    const { admin, ads, exams, identity } = site()
    const member = await identity.members.find(id)
    if (!member) return null
    const [visits, results, ownAds, record] = await Promise.all([
      identity.sessions.findVisits(id),
      exams.results.listAll({ userIds: [id] }, LATEST),
      ads.listings.listOwn(id, LATEST),
      admin.reports.findModerationRecord(id),
    ])
    return {
      ...formatAccountState(member),
      isOneself: id === user.id,
      visits: { ...visits, last: visits.lastSeenAt && longDateAndTime(visits.lastSeenAt) },
      results,
      ads: ownAds,
      record,
    }
  })
}

function formatAccountState({
  approvalNumber,
  createdAt,
  emailConfirmedAt,
  emailRefusedAt,
  secondFactorAt,
  ...user
}: User) {
  const state = {
    isGunsmith: approvalNumber !== null,
    isConfirmed: emailConfirmedAt !== null,
    isRefusedMail: emailRefusedAt !== null,
    refusedSince: emailRefusedAt && longDate(emailRefusedAt),
    hasSecondFactor: secondFactorAt !== null,
  }
  return { ...user, ...state, joined: longDate(createdAt) }
}

export default function Member() {
  const { item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound of="users" list={list} />
  const { id, username, results, ads, record, visits } = item
  return (
    <AdminSubPage intro={fullName(item)} actions={<UserActions {...item} here={paths.admin.user(id)} />}>
      <Facts
        columns
        facts={[
          { term: 'Statut', value: <Status {...item} /> },
          { term: 'Email', value: <Email>{item.email}</Email> },
          { term: 'Email confirmé', value: item.isConfirmed ? 'Oui' : 'Non' },
          ...(item.refusedSince ? [{ term: 'Emails refusés depuis le', value: item.refusedSince }] : []),
          { term: 'Double authentification', value: item.hasSecondFactor ? 'Oui' : 'Non' },
          { term: 'Téléphone', value: item.phone ?? 'Non donné' },
          { term: 'Inscription', value: item.joined },
          { term: 'Dernière visite', value: visits.last ?? 'Aucune connue' },
          { term: 'Sessions ouvertes', value: thousands(visits.openSessions) },
        ]}
      />
      <Section
        id="examens"
        title={withNumber('Examens', results.total)}
        aside={
          <More
            href={paths.admin.exams({ q: username })}
            total={results.total}
            shown={results.items.length}
          />
        }
      >
        {results.total > 0 ? (
          <DataTable caption="Derniers examens" columns={EXAMS} rows={results.items} />
        ) : (
          <Text tone="muted">Aucun examen passé</Text>
        )}
      </Section>
      <Section
        id="annonces"
        title={withNumber('Annonces', ads.total)}
        intro={
          record.rejectedAds > 0
            ? count(record.rejectedAds, 'annonce refusée', 'annonces refusées')
            : undefined
        }
        aside={<More href={paths.admin.ads({ q: username })} total={ads.total} shown={ads.items.length} />}
      >
        {record.waitingAds > 0 && (
          <ActionLink href={paths.admin.bulkAds({ act: 'reject', membre: id })}>
            {rejectWaiting(record.waitingAds)}
          </ActionLink>
        )}
        {ads.total > 0 ? (
          <DataTable caption="Dernières annonces" columns={ADS} rows={ads.items} />
        ) : (
          <Text tone="muted">Aucune annonce</Text>
        )}
      </Section>
      <Section
        id="signalements"
        title="Signalements"
        intro="À propos d'annonces, de messages et de questions"
        aside={<ActionLink href={paths.admin.audit({ q: username })}>Dans le journal</ActionLink>}
      >
        <Facts
          columns
          facts={[
            { term: 'À son sujet', value: thousands(record.reportsAbout) },
            { term: 'Envoyés', value: thousands(record.reportsBy) },
          ]}
        />
      </Section>
    </AdminSubPage>
  )
}

function More({ href, total, shown }: { href: string; total: number; shown: number }) {
  return total > shown && <ActionLink href={href}>Tout voir</ActionLink>
}

const EXAMS: readonly Column<ExamResult>[] = [
  {
    label: 'Date',
    kind: 'title',
    cell: ({ id, createdAt }) => <a href={paths.examDetails(id)}>{french(numericTime(createdAt))}</a>,
  },
  { label: 'Type', cell: ({ examType }) => EXAM_NAMES[examType] },
  {
    label: 'Score',
    kind: 'number',
    cell: ({ score, totalQuestions }) => french(`${score} / ${totalQuestions}`),
  },
  {
    label: 'Résultat',
    cell: (result) => <Badge tone={isPassed(result) ? 'success' : 'danger'}>{formatVerdict(result)}</Badge>,
  },
]

const ADS: readonly Column<CheckedAd>[] = [
  { label: 'Titre', kind: 'title', cell: ({ id, title }) => <a href={paths.ad(id)}>{french(title)}</a> },
  { label: 'Date', kind: 'date', cell: ({ createdAt }) => numericDate(createdAt) },
  { label: 'État', cell: (ad) => <Badge tone={stateBadge(ad).tone}>{stateBadge(ad).label}</Badge> },
  { label: 'Motif du refus', kind: 'prose', cell: ({ rejectionReason }) => french(rejectionReason ?? '') },
]
