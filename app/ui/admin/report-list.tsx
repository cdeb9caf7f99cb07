import type { ReportedOptions } from '#modules/exams'
import { LETTERS } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { thousands } from '#app/text/words'
import { Pager, Tabs } from '../content/blocks'
import { words } from '../content/blocks.css'
import { EmptyState } from '../feedback/states'
import { Icon } from '../icons/icon'
import { Section } from '../layout/layout'
import { french, Text } from '../text/text'
import { AdminSubPage, type AdminSubPageProps } from './admin-frame'
import * as css from './rows.css'
import { type RowAction, RowActions } from './row-actions'
import { RowHead, type RowHeadProps } from './rows'

/** `by`: who reported it, and when. */
export type ReportRow = RowHeadProps & {
  id: number
  /** Empty where the reason says it all. */
  message: string
  question: ReportedOptions | null
  /** About what is reported, a line each. */
  facts: readonly string[]
  actions: readonly RowAction[]
  /** How it was closed; null while it is open. */
  closed: string | null
}

/** What members have reported, one below the other. */
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

/** What a question offers, with its key. */
export function KeyedOptions({ question }: { question: ReportedOptions }) {
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

type ReportQueueProps = Pick<AdminSubPageProps, 'waiting' | 'tab' | 'title' | 'intro'> & {
  queue: Queue
  hrefOf: (query: { show?: 'closed'; page?: number }) => string
}

/** The page of the reports of a kind, the open ones or the closed ones. */
export function ReportQueue({ queue, hrefOf, ...page }: ReportQueueProps) {
  return (
    <AdminSubPage {...page} list={paths.admin[page.tab]()} here={page.title}>
      <Reports {...queue} hrefOf={hrefOf} />
    </AdminSubPage>
  )
}

type Queue = {
  rows: readonly ReportRow[]
  total: number
  /** The open ones, whichever are shown. */
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
