import { atoms } from '../atoms'
import { Badge, type BadgeTone } from '../content/blocks'
import { ActionLink } from '../content/links'
import { french, Text } from '../text/text'
import * as css from './rows.css'

export type RowHeadProps = {
  name: string
  href: string
  badges: readonly { label: string; tone: BadgeTone }[]
  by: string
}

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
    more?: string | null
  }[]
}

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
