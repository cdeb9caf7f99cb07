import { Fr } from '../text/fr'
import { Hidden } from '../text/text'
import { thousands } from '#app/text/thousands'
import * as css from './tabs.css'

export type Tab = {
  href: string
  label: string
  current?: boolean
  /** What waits behind it; `label` is the whole of it in words: '3 en attente'. */
  count?: { value: number; label: string }
}

/** Tabs are links: each has its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a className={css.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              <Fr>{tab.label}</Fr>
              {tab.count && tab.count.value > 0 && <Count {...tab.count} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Count({ value, label }: NonNullable<Tab['count']>) {
  return (
    <>
      <span className={css.count} aria-hidden="true">
        {thousands(value)}
      </span>
      <Hidden>
        <Fr>{` (${label})`}</Fr>
      </Hidden>
    </>
  )
}
