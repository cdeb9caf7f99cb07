import { thousands } from '#app/text/words'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { Among, french, Hidden, Text } from '../text/text'
import * as css from './blocks.css'
import * as linksCss from './links.css'

type CardProps = { as?: 'div' | 'section'; labelledBy?: string; children: ReactNode }

export function Card({ as: Tag = 'div', labelledBy, children }: CardProps) {
  return (
    <Tag className={css.card} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  )
}

export type BadgeTone = keyof typeof css.badge

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: string }) {
  return <span className={css.badge[tone]}>{french(children)}</span>
}

type NoteProps = {
  tone?: keyof typeof css.note
  title?: string
  children: string
  more?: ReactNode
}

export function Note({ tone = 'info', title, children, more }: NoteProps) {
  return (
    <div className={classes(css.note[tone], css.noteOfWords)}>
      {title && (
        <p>
          <strong>{french(title)}</strong>
        </p>
      )}
      <p className={css.words}>{french(children)}</p>
      {more}
    </div>
  )
}

export type Fact = { term: string; value: ReactNode }

export function Facts({ facts, columns = false }: { facts: readonly Fact[]; columns?: boolean }) {
  return (
    <dl className={columns ? css.columns : css.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{french(term)}</dt>
          <dd className={css.value}>{typeof value === 'string' ? french(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}

export type Tab = {
  href: string
  label: string
  /** `true` or 'page' on the tab's own page, 'true' on a page below it. */
  current?: boolean | 'page' | 'true'
  /** `label` says the number of pending items in words: '3 en attente'. */
  count?: { value: number; label: string }
}

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  tight?: boolean
}

export function Tabs({ label, tabs, tight }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={tight ? linksCss.tightTabs : linksCss.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              className={linksCss.tab}
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

function Count({ value, label }: NonNullable<Tab['count']>) {
  return (
    <>
      <span className={linksCss.count} aria-hidden="true">
        {thousands(value)}
      </span>
      <Hidden>{french(` (${label})`)}</Hidden>
    </>
  )
}

export function ActionLink({ href, name, children }: { href: string; name?: string; children: string }) {
  return (
    <a className={linksCss.link} href={href}>
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
    <nav className={linksCss.onward} aria-labelledby="suite">
      <h2 id="suite" className={linksCss.title}>
        {french(title)}
      </h2>
      <ul className={linksCss.ways}>
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
    <nav className={classes(linksCss.pager, isBetween && linksCss.both)} aria-label="Pages">
      <span className={isBetween ? linksCss.above : linksCss.at}>
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
