import { Fr } from '../text/fr'
import * as css from './tabs.css'

export type Tab = { href: string; label: string; current?: boolean }

/** Tabs are links: each has its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a className={css.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              <Fr>{tab.label}</Fr>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
