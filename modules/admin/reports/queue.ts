import type { Exams, CountedVersion } from '#modules/exams'
import type { ListQuery, Page, Slice } from '#modules/kernel/page'
import type { KindIn, Queue, REPORT_FILTERS } from './schema'
import type { QueuedReport, ReportStore } from './store'

/** A report in a queue. For a question or lesson, it includes the present title and the current version. */
export type Queued<Q extends Queue = Queue> = QueuedReport<KindIn<Q>> &
  (Q extends 'content' ? Content : unknown)

type Content = Pick<CountedVersion, 'slug' | 'isActive' | 'question' | 'statistics'> & {
  currentVersion: number
}

export interface ReportQueue {
  /** Lists open reports with the oldest first, or closed reports with the last closed first. */
  list<Q extends Queue>(
    queue: Q,
    query: ListQuery<typeof REPORT_FILTERS>,
    slice: Slice,
  ): Promise<Page<Queued<Q>>>

  find<Q extends Queue>(queue: Q, id: number): Promise<Queued<Q> | null>
}

export function createReportQueue({ exams, store }: { exams: Exams; store: ReportStore }): ReportQueue {
  async function withContent(reports: QueuedReport<KindIn<'content'>>[]): Promise<Queued<'content'>[]> {
    const statements = await exams.statements.findLastCounted(reports.map(({ about }) => about))
    return reports.flatMap((report) => {
      const { kind, id } = report.about
      const last = statements.find((one) => one.kind === kind && one.id === id)
      if (!last) return []
      const { text: title, version: currentVersion, slug, isActive, question, statistics } = last
      return { ...report, title, currentVersion, slug, isActive, question, statistics }
    })
  }

  async function complete<Q extends Queue>(queue: Q, found: QueuedReport<KindIn<Q>>[]) {
    const completed =
      queue === 'content' ? await withContent(found as QueuedReport<KindIn<'content'>>[]) : found
    return completed as Queued<Q>[]
  }

  return {
    async list(queue, { show }, slice) {
      const { items, total } = await store.list(queue, show === 'closed', slice)
      return { items: await complete(queue, items), total }
    },

    async find(queue, id) {
      const found = await store.find(queue, id)
      return (found && (await complete(queue, [found]))[0]) ?? null
    },
  }
}
