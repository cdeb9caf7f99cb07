import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import type { PanelOverview } from '#modules/admin'
import { paths } from '#app/paths'
import { numericTime } from '#app/text/format'
import { listWaiting } from '#app/text/waiting'
import { thousands } from '#app/text/words'
import { ActionLink, Tabs } from '../content/links'
import { Breadcrumbs, MEMBER_CRUMBS, PageHead } from '../layout/layout'
import { tab as tabLink } from '../content/links.css'
import { french } from '../text/text'
import * as css from './admin-frame.css'
import { type AdminTab, ASIDE, TABS } from './admin-tabs'

export type AdminFrameProps = {
  tab: AdminTab
  children: ReactNode
} & Pick<PanelOverview, 'stats' | 'waiting' | 'backup' | 'setup'>

export function AdminFrame({ tab, stats, waiting, backup, setup, children }: AdminFrameProps) {
  return (
    <>
      <Breadcrumbs crumbs={[...MEMBER_CRUMBS, { label: 'Administration' }]} />
      <div className={css.head}>
        <h1 className={atoms({ fontSize: 't28' })}>{french("Panel d'administration")}</h1>
        <dl className={css.stats}>
          <Figure term="Questions" value={stats.totalQuestions} />
          <Figure term="Utilisateurs actifs" value={stats.totalUsers} />
          <Figure term="Tests passés" value={stats.totalExams} />
        </dl>
      </div>
      <div className={css.state}>
        <WaitingLine {...waiting} />
        <SetupLine {...setup} />
        <LastBackup {...backup} />
      </div>
      <Rail tab={tab} current="page" waiting={waiting} />
      {children}
    </>
  )
}

type RailProps = {
  /** Null on a page that is below none of the tabs. */
  tab: AdminTab | null
  /** The value of `aria-current`: 'page' on the list itself, 'true' on a page below it. */
  current: 'page' | 'true'
  waiting?: PanelOverview['waiting']
}

function Rail({ tab, current, waiting }: RailProps) {
  const waitingAds = waiting && {
    value: waiting.ads.count,
    label: `${thousands(waiting.ads.count)} en attente`,
  }
  const tabs = Object.entries(TABS).map(([name, label]) => ({
    href: paths.admin[name as keyof typeof TABS](),
    label,
    current: name === tab && current,
    count: name === 'ads' ? waitingAds : undefined,
  }))
  return (
    <div className={css.rail}>
      <Tabs label="Rubriques" tabs={tabs} />
      <div className={atoms({ display: 'flex', flexWrap: 'wrap', columnGap: 's24' })}>
        {Object.entries(ASIDE).map(([name, label]) => (
          <a
            key={name}
            className={tabLink}
            href={paths.admin[name as keyof typeof ASIDE]()}
            aria-current={name === tab ? current : undefined}
          >
            {label}
          </a>
        ))}
      </div>
    </div>
  )
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div className={css.stat}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{thousands(value)}</dd>
    </div>
  )
}

function WaitingLine(waiting: PanelOverview['waiting']) {
  const kinds = listWaiting(waiting)
  if (kinds.length === 0) return null
  return (
    <nav className={css.waiting} aria-labelledby="a-traiter">
      <p id="a-traiter">À traiter</p>
      <ul>
        {kinds.map(({ href, number, age }) => (
          <li key={href}>
            <ActionLink href={href}>{number}</ActionLink>
            {age && french(` (${age})`)}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SetupLine({ done, of }: PanelOverview['setup']) {
  if (done === of) return null
  return (
    <p>
      <ActionLink href={paths.admin.setup()}>{`Mise en route : ${done} sur ${of} faits`}</ActionLink>
    </p>
  )
}

function LastBackup({ at, isLate }: PanelOverview['backup']) {
  if (!at)
    return (
      <p>
        <ActionLink href={`${paths.admin.setup()}#backup`}>Aucune sauvegarde trouvée</ActionLink>
      </p>
    )
  const moment = french(`Dernière sauvegarde : ${numericTime(at)}`)
  return isLate ? <p className={css.late}>{moment} (en retard)</p> : <p>{moment}</p>
}

/** A page below a tab of the panel. Without `waiting`, its tabs have no counts. */
export type AdminSubPageProps = Pick<RailProps, 'tab' | 'waiting'> & {
  intro?: string
  actions?: ReactNode
  children: ReactNode
}

export function AdminSubPage({ tab, waiting, intro, actions, children }: AdminSubPageProps) {
  return (
    <>
      <Breadcrumbs />
      {waiting && <WaitingLine {...waiting} />}
      <Rail tab={tab} current="true" waiting={waiting} />
      <PageHead intro={intro} actions={actions} />
      {children}
    </>
  )
}
