import type { ReactNode } from 'react'
import { Note } from '../content/note'
import * as css from './ad-form.css'

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
    <div className={css.columns}>
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
