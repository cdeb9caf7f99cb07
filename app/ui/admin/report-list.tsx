import type { AskedOptions } from '#modules/exams'
import { LETTERS } from '#modules/exams/schemas'
import { thousands } from '#app/text/words'
import { Pager, Tabs } from '../content/links'
import { words } from '../content/blocks.css'
import { EmptyState } from '../feedback/states'
import { Icon } from '../icons/icon'
import { Section } from '../layout/layout'
import { french, Text } from '../text/text'
import { AdminSubPage, type AdminSubPageProps } from './admin-frame'
import * as css from './rows.css'
import { type RowAction, RowActions } from '../content/row-actions'
import { RowHead, type RowHeadProps } from './rows'

/** A report in a list. `by` says who reported and when. */
export type ReportRow = RowHeadProps & {
  id: number
  /** The reporter's message, which may be empty. */
  message: string
  question: AskedOptions | null
  /** Facts about the report, shown one per line. */
  facts: readonly string[]
  actions: readonly RowAction[]
  /** Says how the report was closed. Null while the report is open. */
  closed: string | null
}

function ReportList({ rows }: { rows: readonly ReportRow[] }) {
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <li key={row.id} id={`signalement-${row.id}`} className={css.report}>
          <RowHead {...row} />
          {row.question && <KeyedOptions question={row.question} />}
          {row.message && (
            <blockquote className={css.quotation}>
              <p className={words}>{french(row.message)}</p>
            </blockquote>
          )}
          {row.facts.map((fact) => (
            <Text key={fact} note>
              {fact}
            </Text>
          ))}
          {row.closed && <p className={words}>{french(row.closed)}</p>}
          <RowActions about={row.name} actions={row.actions} />
        </li>
      ))}
    </ul>
  )
}

/** Lists the options of a question, with the right one marked. */
export function KeyedOptions({ question }: { question: AskedOptions }) {
  return (
    <ul>
      {LETTERS.map((letter) => {
        const isRight = letter === question.correctAnswer
        return (
          <li key={letter} className={isRight ? css.right : css.option}>
            <span>{french(`${letter}. ${question[`option${letter}`]}`)}</span>
            {isRight && <Icon name="check" size={16} label="Bonne réponse" />}
          </li>
        )
      })}
    </ul>
  )
}

type ReportQueueProps = Pick<AdminSubPageProps, 'waiting' | 'tab' | 'intro'> & {
  queue: Queue
  hrefOf: (query: { show?: 'closed'; page?: number }) => string
}

/** Shows the open or the closed reports of one kind. */
export function ReportQueue({ queue, hrefOf, ...page }: ReportQueueProps) {
  return (
    <AdminSubPage {...page}>
      <Reports {...queue} hrefOf={hrefOf} />
    </AdminSubPage>
  )
}

type Queue = {
  rows: readonly ReportRow[]
  total: number
  /** The number of open reports, whichever list is shown. */
  waiting: number
  show?: 'closed'
  page: number
  pages: number
}

function Reports({
  rows,
  total,
  waiting,
  show,
  page,
  pages,
  hrefOf,
}: Queue & Pick<ReportQueueProps, 'hrefOf'>) {
  const tabs = [
    {
      href: hrefOf({}),
      label: 'En attente',
      current: !show,
      count: { value: waiting, label: `${thousands(waiting)} en attente` },
    },
    { href: hrefOf({ show: 'closed' }), label: 'Clos', current: show !== undefined },
  ]
  return (
    <>
      <Tabs label="Signalements" tabs={tabs} />
      <Section id="liste" title={`${show ? 'Clos' : 'En attente'} (${thousands(total)})`}>
        {rows.length > 0 ? (
          <ReportList rows={rows} />
        ) : (
          <EmptyState title={show ? 'Aucun signalement clos' : 'Aucun signalement en attente'} />
        )}
        <Pager {...{ page, pages }} hrefOf={(page) => hrefOf({ show, page })} />
      </Section>
    </>
  )
}
