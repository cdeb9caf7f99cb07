import type { ReactNode } from 'react'
import { Fr } from '../text/text'
import { RowActions, SelectBox, type Selection } from './row-actions'
import * as css from './waiting-panel.css'

type WaitingPanelProps = {
  /** 'Annonces en attente de validation (3)' */
  title: string
  /** The form that acts on the chosen rows. */
  head?: ReactNode
  /** Waiting rows. */
  children: ReactNode
}

/** What somebody must decide upon, before all that needs nothing. */
export function WaitingPanel({ title, head, children }: WaitingPanelProps) {
  return (
    <section className={css.panel} aria-labelledby="attente">
      <Fr as="h2" id="attente" className={css.title}>
        {title}
      </Fr>
      {head && <div className={css.head}>{head}</div>}
      <ul>{children}</ul>
    </section>
  )
}

/** The way to those that are not shown here. */
export function WaitingRest({ href, children }: { href: string; children: string }) {
  return (
    <li className={css.row}>
      <a className={css.link} href={href}>
        <Fr>{children}</Fr>
      </a>
    </li>
  )
}

type WaitingRowProps = {
  /** A tick that belongs to the form of the panel's head. */
  select?: Selection
  title: string
  href: string
  /** Badge, facts, who and when, on one line. */
  meta: ReactNode
  excerpt: string
  /** Row links and row buttons. */
  actions: ReactNode
}

export function WaitingRow({ select, title, href, meta, excerpt, actions }: WaitingRowProps) {
  return (
    <li className={select ? css.selectableRow : css.row}>
      {select && <SelectBox {...select} about={title} />}
      <div className={css.text}>
        <h3 className={css.name}>
          <a className={css.link} href={href}>
            <Fr as="span">{title}</Fr>
          </a>
        </h3>
        <p className={css.meta}>{meta}</p>
        <Fr as="p" className={css.excerpt}>
          {excerpt}
        </Fr>
      </div>
      <div className={css.actions}>
        <RowActions>{actions}</RowActions>
      </div>
    </li>
  )
}
