import { ActionLink } from '../content/blocks'
import { french, Text } from '../text/text'
import * as css from './findings.css'

type FindingsProps = {
  findings: readonly {
    title: string
    links: readonly { label: string; href: string }[]
    /** What is left out. */
    more?: string | null
  }[]
}

/** What an audit has found, each with the way to what it concerns. */
export function Findings({ findings }: FindingsProps) {
  return (
    <ul className={css.findings}>
      {findings.map(({ title, links, more }, index) => (
        <li key={index} className={css.finding}>
          <h3 className={css.title}>{french(title)}</h3>
          {links.length > 0 && (
            <ul className={css.links}>
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
