import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { count, fullName, rejectWaiting, thousands, USER_NOT_FOUND, withNumber } from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin'
import { ActionLink, Badge, type Column, DataTable, Email, Facts, french, Section, Text } from '#app/ui'
import { AdminNotFound } from '../admin-not-found'
import { type ActRow, type AdRow, type ExamRow, loader } from './member.server'
import { Status, UserActions } from './user-cells'

export { loader }

export const handle: PageHandle<typeof loader> = ({ item, list }) =>
  item
    ? {
        title: `${item.username}, administration`,
        heading: item.username,
        crumbs: toAdminCrumbs('users', list),
      }
    : { title: USER_NOT_FOUND }

export default function Member() {
  const { item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound of="users" list={list} />
  const { id, username, results, ads, record, visits, acts } = item
  return (
    <AdminSubPage
      tab="users"
      intro={fullName(item)}
      actions={<UserActions {...item} here={paths.admin.user(id)} />}
    >
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
          <More href={paths.admin.exams({ q: username })} total={results.total} shown={results.rows.length} />
        }
      >
        {results.total > 0 ? (
          <DataTable caption="Derniers examens" columns={EXAMS} rows={results.rows} />
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
        aside={<More href={paths.admin.ads({ q: username })} total={ads.total} shown={ads.rows.length} />}
      >
        {record.waitingAds > 0 && (
          <ActionLink href={paths.admin.bulkAds({ act: 'reject', membre: id })}>
            {rejectWaiting(record.waitingAds)}
          </ActionLink>
        )}
        {ads.total > 0 ? (
          <DataTable caption="Dernières annonces" columns={ADS} rows={ads.rows} />
        ) : (
          <Text tone="muted">Aucune annonce</Text>
        )}
      </Section>
      <Section
        id="signalements"
        title="Signalements"
        intro="À propos d'annonces, de messages et de questions"
      >
        <Facts
          columns
          facts={[
            { term: 'À son sujet', value: thousands(record.reportsAbout) },
            { term: 'Envoyés', value: thousands(record.reportsBy) },
          ]}
        />
      </Section>
      <Section
        id="decisions"
        title="Décisions et notes"
        aside={<ActionLink href={paths.admin.audit({ q: username })}>Dans le journal</ActionLink>}
      >
        {acts.length > 0 ? (
          <DataTable caption="Dernières décisions et notes" columns={ACTS} rows={acts} />
        ) : (
          <Text tone="muted">Aucune décision ni note</Text>
        )}
      </Section>
    </AdminSubPage>
  )
}

function More({ href, total, shown }: { href: string; total: number; shown: number }) {
  return total > shown && <ActionLink href={href}>Tout voir</ActionLink>
}

const EXAMS: readonly Column<ExamRow>[] = [
  {
    label: 'Date',
    kind: 'title',
    cell: ({ id, when }) => <a href={paths.examDetails(id)}>{french(when)}</a>,
  },
  { label: 'Type', cell: ({ type }) => type },
  {
    label: 'Score',
    kind: 'number',
    cell: ({ score, totalQuestions }) => french(`${score} / ${totalQuestions}`),
  },
  {
    label: 'Résultat',
    cell: ({ isPassed, verdict }) => <Badge tone={isPassed ? 'success' : 'danger'}>{verdict}</Badge>,
  },
]

const ADS: readonly Column<AdRow>[] = [
  { label: 'Titre', kind: 'title', cell: ({ id, title }) => <a href={paths.ad(id)}>{french(title)}</a> },
  { label: 'Date', kind: 'date', cell: ({ posted }) => posted },
  { label: 'État', cell: ({ badge }) => <Badge tone={badge.tone}>{badge.label}</Badge> },
  { label: 'Motif du refus', kind: 'prose', cell: ({ rejectionReason }) => french(rejectionReason ?? '') },
]

const ACTS: readonly Column<ActRow>[] = [
  { label: 'Décision', kind: 'title', cell: ({ label }) => label },
  { label: 'Date', kind: 'dateAndTime', cell: ({ when }) => when },
  { label: 'Par', cell: ({ actorName }) => actorName },
  { label: 'Motif ou texte', kind: 'prose', cell: ({ reason }) => french(reason) },
]
