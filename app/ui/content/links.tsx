import { thousands } from '#app/text/words'
import { classes } from '../classes'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { Among, french, Hidden, Text } from '../text/text'
import * as css from './links.css'

export type Tab = {
  href: string
  label: string
  /** 'page' on the tab's own page, 'true' on a page below it. The boolean `true` stands for 'page'. */
  current?: boolean | 'page' | 'true'
  count?: Counted
}

/** A number of things that wait. `label` says it in words: '3 en attente'. */
export type Counted = { value: number; label: string }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  tight?: boolean
}

export function Tabs({ label, tabs, tight }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={tight ? css.tightTabs : css.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              className={css.tab}
              href={tab.href}
              aria-current={tab.current === true ? 'page' : tab.current || undefined}
            >
              {french(tab.label)}
              {tab.count && tab.count.value > 0 && <Count {...tab.count} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Count({ value, label }: Counted) {
  return (
    <>
      <span className={css.count} aria-hidden="true">
        {thousands(value)}
      </span>
      <Hidden>{french(` (${label})`)}</Hidden>
    </>
  )
}

export function ActionLink({ href, name, children }: { href: string; name?: string; children: string }) {
  return (
    <a className={css.link} href={href}>
      <span>
        {french(children)}
        <Among name={name} />
      </span>
    </a>
  )
}

type Way = { href: string; label: string; text: string }

export function Onward({ title, ways }: { title: string; ways: readonly Way[] }) {
  return (
    <nav className={css.onward} aria-labelledby="suite">
      <h2 id="suite" className={css.title}>
        {french(title)}
      </h2>
      <ul className={css.ways}>
        {ways.map(({ href, label, text }) => (
          <li key={href}>
            <ActionLink href={href}>{label}</ActionLink>
            <Text note>{text}</Text>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PagerProps = { page: number; pages: number; hrefOf: (page: number) => string; at?: string }

export function Pager({ page, pages, hrefOf, at }: PagerProps) {
  if (pages <= 1) return null
  const isBetween = page > 1 && page < pages
  return (
    <nav className={classes(css.pager, isBetween && css.both)} aria-label="Pages">
      <span className={isBetween ? css.above : css.at}>
        {french(at ?? `Page ${thousands(page)} sur ${thousands(pages)}`)}
      </span>
      {page > 1 && (
        <ButtonLink href={hrefOf(page - 1)} size="small" rel="prev">
          <Icon name="chevronLeft" />
          Précédente
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink href={hrefOf(page + 1)} size="small" rel="next">
          Suivante
          <Icon name="chevronRight" />
        </ButtonLink>
      )}
    </nav>
  )
}
