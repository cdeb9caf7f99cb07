import { atoms } from '../atoms'
import { ActionLink, Badge, type BadgeTone } from '../content/blocks'
import { french, Text } from '../text/text'
import * as css from './rows.css'

export type RowHeadProps = {
  name: string
  href: string
  badges: readonly { label: string; tone: BadgeTone }[]
  /** The line that says who reported or checked it, and when. */
  by: string
}

/** Shows the heading of a row. */
export function RowHead({ name, href, badges, by }: RowHeadProps) {
  return (
    <div>
      <h3 className={atoms({ fontSize: 't16' })}>
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

type FindingsProps = {
  findings: readonly {
    title: string
    links: readonly { label: string; href: string }[]
    /** The text that says how many rows are left out. */
    more?: string | null
  }[]
}

/** Lists the findings of an audit, with links to what they concern. */
export function Findings({ findings }: FindingsProps) {
  return (
    <ul className={css.rows}>
      {findings.map(({ title, links, more }, index) => (
        <li key={index} className={css.row}>
          <h3 className={atoms({ fontSize: 't16' })}>{french(title)}</h3>
          {links.length > 0 && (
            <ul className={atoms({ display: 'grid', gap: 's8', marginTop: 's4' })}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <ActionLink href={href}>{label}</ActionLink>
                </li>
              ))}
            </ul>
          )}
          {more && <Text note>{more}</Text>}
        </li>
      ))}
    </ul>
  )
}
