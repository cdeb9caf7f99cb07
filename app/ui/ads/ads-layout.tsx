import type { ReactNode } from 'react'
import { Note } from '../content/blocks'
import { chevron, openAtDesk, summary } from '../content/fold.css'
import { Icon } from '../icons/icon'
import { sectionHead } from '../layout/layout.css'
import { french, Hidden, Text } from '../text/text'
import * as css from './ads-layout.css'

type FilteredListProps = {
  /** What folds on a phone: 'Filtrer les annonces (1)'. */
  fold: string
  filters: ReactNode
  children: ReactNode
}

/** A list beside the form that filters it. */
export function FilteredList({ fold, filters, children }: FilteredListProps) {
  return (
    <div className={css.columns}>
      <details className={openAtDesk}>
        <summary className={summary} role="button">
          <span>{french(fold)}</span>
          <span className={chevron} />
        </summary>
        {filters}
      </details>
      <div className={css.list}>{children}</div>
    </div>
  )
}

type AdsSectionProps = {
  title: string
  /** '38 annonces' */
  count?: string
  /** Without filters beside it. */
  alone?: boolean
  children: ReactNode
}

export function AdsSection({ title, count, alone, children }: AdsSectionProps) {
  return (
    <section className={alone ? css.alone : undefined} aria-labelledby="annonces">
      <div className={sectionHead}>
        <h2 id="annonces">{french(title)}</h2>
        {count && (
          <Text tone="muted" figures>
            <>{count}</>
          </Text>
        )}
      </div>
      {children}
    </section>
  )
}

/** The filters that are set, each a link that takes it away. On a desk the form itself shows them. */
export function FilterChips({ chips }: { chips: readonly { label: string; href: string }[] }) {
  if (chips.length === 0) return null
  return (
    <div role="group" aria-label="Filtres actifs">
      <ul className={css.chips}>
        {chips.map(({ label, href }) => (
          <li key={label}>
            <a className={css.chip} href={href}>
              <span>
                {french(label)}
                <Hidden>, retirer ce filtre</Hidden>
              </span>
              <Icon name="cross" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type HintedActionProps = {
  hint?: string
  /** At the end of the page's head. */
  atEnd?: boolean
  children: ReactNode
}

/** A button, and in small type below it what it asks for first. */
export function HintedAction({ hint, atEnd, children }: HintedActionProps) {
  if (!hint) return children
  return (
    <div className={atEnd ? css.hintedAtEnd : css.hinted}>
      {children}
      <Text tone="muted" size="small">
        {hint}
      </Text>
    </div>
  )
}

type Said = { title: string; text: string }

type AdFormLayoutProps = {
  /** What has to be known before the form is begun. */
  before?: Said
  /** What comes once it is sent. */
  after?: Said
  children: ReactNode
}

export function AdFormLayout({ before, after, children }: AdFormLayoutProps) {
  return (
    <div className={css.adFormColumns}>
      {before && (
        <div className={css.before}>
          <Note tone="warning" title={before.title}>
            {before.text}
          </Note>
        </div>
      )}
      <div className={css.form}>{children}</div>
      {after && (
        <div className={css.after}>
          <Note title={after.title}>{after.text}</Note>
        </div>
      )}
    </div>
  )
}

/** Shown once the category is chosen that it applies to. */
export const shownFor = { armsAndAmmunition: css.forArmsAndAmmunition, arms: css.forArms } as const
