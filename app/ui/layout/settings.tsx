import type { ReactNode } from 'react'
import { Fr } from '../text/fr'
import * as css from './settings.css'

/** A page of things that can be set, one below the other. */
export function Settings({ children }: { children: ReactNode }) {
  return <div className={css.settings}>{children}</div>
}

type SettingProps = {
  /** Of the heading, which names the section. */
  id: string
  title: string
  text: string
  children: ReactNode
}

export function Setting({ id, title, text, children }: SettingProps) {
  return (
    <section className={css.setting} aria-labelledby={id}>
      <div className={css.about}>
        <h2 id={id}>
          <Fr>{title}</Fr>
        </h2>
        <p className={css.text}>
          <Fr>{text}</Fr>
        </p>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  )
}
