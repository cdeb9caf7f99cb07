import { differenceInHours } from 'date-fns'
import { booleanIs } from '#db/conditions'
import type { CountExpression, Queue } from '#db/database'
import { countQueue, oldestInQueue } from '#db/queues'
import type { BesideMember } from '#modules/identity'
import { type Waiting, WAITING_KINDS, type WaitingKind } from '#modules/kernel/waiting'
import type { AdminDependencies } from '../log/act'
import type { ReportStore } from '../reports/store'

export type Queues = ReturnType<typeof createQueues>

type Deps = Pick<AdminDependencies, 'db' | 'clock' | 'exams' | 'ads' | 'mails' | 'lastBackup'> & {
  reports: ReportStore
}

export function createQueues({ db, clock, exams, ads, mails, lastBackup, reports }: Deps) {
  const listOthers = () => ({
    ads: ads.moderation.queue,
    statements: exams.statements.dueQueue(),
    failedMails: mails.failed.queue,
  })
  const list = (): Record<WaitingKind, Queue> => ({ ...reports.queues, ...listOthers() })

  return {
    /** Reads the queues, the time of the last backup and the done lines of the checklist in one statement. */
    async read(setupDone: CountExpression = { sql: '0' }) {
      const queues = Object.entries(list())
      const counts = queues.map(([kind, queue]) => [kind, countQueue(queue)] as const)
      const oldest = queues.map(([kind, queue]) => [`${kind}Since`, oldestInQueue(db, queue)] as const)
      const found = await db.readCounts<string>({
        ...Object.fromEntries([...counts, ...oldest]),
        lastBackup,
        setupDone,
      })
      const now = clock.now()
      const waiting = WAITING_KINDS.map((kind) => {
        const since = toDate(found[`${kind}Since`]!)
        return [kind, { count: found[kind]!, hours: since && differenceInHours(now, since) }] as const
      })
      return {
        waiting: Object.fromEntries(waiting) as Waiting,
        lastBackup: toDate(found.lastBackup!),
        setupDone: found.setupDone!,
      }
    },

    /** Returns how many things wait in all queues, for an admin; 0 for other members. */
    countBeside(): BesideMember<number> {
      // Counts the reports together, because PostgreSQL plans this for every request of a member.
      const counts = [reports.open, ...Object.values(listOthers())].map(
        (queue) => `(${countQueue(queue).sql})`,
      )
      const isAdmin = booleanIs(db, '"user".is_admin', true)
      const sql = `CASE WHEN ${isAdmin} THEN CAST(${counts.join(' + ')} AS integer) ELSE 0 END`
      return { sql, toValue: Number }
    },
  }
}

const toDate = (minute: number): Date | null => (minute === 0 ? null : new Date(minute * 60_000))
