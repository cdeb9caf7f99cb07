import { ActionLink, Badge, type BadgeTone } from '../content/blocks'
import { french } from '../text/text'
import * as css from './row-head.css'

export type RowHeadProps = {
  name: string
  href: string
  badges: readonly { label: string; tone: BadgeTone }[]
  /** Who did it, or how it was checked, and when. */
  by: string
}

/** What a row is about. */
export function RowHead({ name, href, badges, by }: RowHeadProps) {
  return (
    <div>
      <h3 className={css.name}>
        <ActionLink href={href}>{name}</ActionLink>
      </h3>
      <p className={css.meta}>
        {badges.map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
        <span>{french(by)}</span>
      </p>
    </div>
  )
}
