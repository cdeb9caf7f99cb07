import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../content/blocks'
import { box, checkbox } from '../forms/choice-fields.css'
import { Icon } from '../icons/icon'
import { french, Hidden } from '../text/text'
import { type RowAction, RowActions } from './row-actions'
import * as css from './waiting-panel.css'

type WaitingRow = {
  /** The value of its tick, and whether that is set. */
  value: string
  checked: boolean
  title: string
  href: string
  badge: { tone: BadgeTone; label: string }
  facts: string
  excerpt: string
  actions: readonly RowAction[]
}

type WaitingPanelProps = {
  /** 'Annonces en attente de validation (3)' */
  title: string
  /** The form that acts on the ticked rows, and the name of their boxes. */
  form: { id: string; name: string; children: ReactNode; action: string }
  rows: readonly WaitingRow[]
  /** The way to those that are not shown here. */
  rest?: { href: string; label: string }
}

/** What an admin has to decide on, above what needs nothing. */
export function WaitingPanel({ title, form: { name, ...form }, rows, rest }: WaitingPanelProps) {
  return (
    <section className={css.panel} aria-labelledby="attente">
      <h2 id="attente" className={css.title}>
        {french(title)}
      </h2>
      <div className={css.head}>
        <form {...form} />
      </div>
      <ul>
        {rows.map(({ value, checked, title, href, badge, facts, excerpt, actions }) => (
          <li key={value} className={css.selectableRow}>
            <label className={css.tick}>
              <input
                type="checkbox"
                form={form.id}
                name={name}
                value={value}
                defaultChecked={checked}
                className={checkbox}
              />
              <span className={box}>
                <Icon name="check" />
              </span>
              <Hidden>{french(`Choisir « ${title} »`)}</Hidden>
            </label>
            <div className={css.text}>
              <h3 className={css.name}>
                <a className={css.link} href={href}>
                  <span>{french(title)}</span>
                </a>
              </h3>
              <p className={css.meta}>
                <Badge tone={badge.tone}>{badge.label}</Badge>
                {french(facts)}
              </p>
              <p className={css.excerpt}>{french(excerpt)}</p>
            </div>
            <div className={css.actions}>
              <RowActions about={title} actions={actions} />
            </div>
          </li>
        ))}
        {rest && (
          <li className={css.row}>
            <a className={css.link} href={rest.href}>
              {french(rest.label)}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
