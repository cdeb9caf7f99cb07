import type { ReactNode } from 'react'
import { REPORT_LABELS } from '#app/text/reports'
import { paths, type ReportPlace } from '#app/paths'
import { Icon } from '../icons/icon'
import { Among, french, Text } from '../text/text'
import { Card } from './blocks'
import * as css from './report.css'

/** `from` is the URL of the page to return to. */
type ReportLinkProps = Required<ReportPlace> & { from: string; name?: string }

export const ReportLink = ({ kind, from, name, ...place }: ReportLinkProps) => (
  <FlagLink href={paths.report({ kind, ...place }, from)} label={REPORT_LABELS[kind]} name={name} />
)

export const ReportAdLink = ({ id }: { id: number }) => (
  <FlagLink href={paths.reportAd(id)} label={REPORT_LABELS.ad} />
)

function FlagLink({ href, label, name }: { href: string; label: string; name?: string }) {
  return (
    <a className={css.link} href={href} rel="nofollow">
      <Icon name="flag" size={16} />
      <span>
        {french(label)}
        <Among name={name} />
      </span>
    </a>
  )
}

type ReportPageProps = {
  /** The reported question, or the title of the reported lesson. */
  text: string
  /** Facts about the reported content, shown one per line. */
  facts: readonly string[]
  /** The reported content, shown above the facts. */
  details?: ReactNode
  /** The reports and the form that closes them. */
  children: ReactNode
}

export function ReportPage({ text, facts, details, children }: ReportPageProps) {
  return (
    <div className={css.page}>
      <Card>
        <Text as="strong">{text}</Text>
        {details}
        {facts.map((fact) => (
          <Text key={fact} note>
            {fact}
          </Text>
        ))}
      </Card>
      {children}
    </div>
  )
}
