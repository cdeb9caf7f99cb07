import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { Identity } from '#modules/identity'
import { drain } from './concurrently'
import { deliver, type DeliveryParts } from './delivery'
import type { FailedStore } from './failed-store'
import { nextTry, toFailure } from './failure'
import { findMail } from './messages'
import type { QueuedMail, QueueStore } from './queue-store'
import { MAILS_AT_ONCE } from './transport'

export interface Sending {
  /** Sends due mails, several at once, until none is left or `stop` is called. */
  sendDue(): Promise<void>

  /** Starts no further mail. A few seconds later, aborts the mails being sent, which are then tried again. */
  stop(): void
}

export type SendingParts = DeliveryParts & {
  db: Database
  clock: Clock
  log: MailLog
  recordDelivery: Identity['emailAddresses']['recordDelivery']
  /** Receives the outcome of each try, and its duration in milliseconds. */
  tried?: (outcome: MailOutcome, mail: { template: string; ms: number }) => void
  patience?: typeof PATIENCE
}

export type MailLog = Record<'info' | 'warn' | 'error', (details: object, message: string) => void>

/** 'dropped' means that the mail is no longer wanted, or its day is over. */
type MailOutcome = 'sent' | 'dropped' | 'postponed' | 'given-up'

/**
 * The time limits, in milliseconds, for sending one mail, and for finishing one when the process stops. `reconnecting` is
 * the pause after a failed connection.
 */
const PATIENCE = { sending: 60_000, stopping: 5_000, reconnecting: 1_000 }

/** How long a claim on a mail lasts: twice the time for sending, so that only a dead process loses its claim. */
const LEASE_MS = 120_000

export function createSending(parts: SendingParts, queue: QueueStore, failed: FailedStore): Sending {
  const { db, clock, log, recordDelivery, tried, patience = PATIENCE } = parts
  const running = new Set<AbortController>()
  const stopping = new AbortController()

  return {
    sendDue: () => drain(MAILS_AT_ONCE, claimNext, trySending),

    stop() {
      stopping.abort()
      closeOnceIdle()
      setTimeout(() => running.forEach((one) => one.abort()), patience.stopping).unref()
    },
  }

  /** Claims one mail at a time, so that no claim expires while other mails are sent. */
  async function claimNext(): Promise<QueuedMail | null> {
    const now = clock.now()
    // Takes no lock if no mail is due.
    if (!(await queue.hasDue(now)) || stopping.signal.aborted) return null
    return queue.claimNext(now, new Date(now.getTime() + LEASE_MS))
  }

  async function trySending(mail: QueuedMail): Promise<void> {
    const begun = performance.now()
    const report = (outcome: MailOutcome) =>
      tried?.(outcome, { template: mail.template, ms: performance.now() - begun })
    let sent: Awaited<ReturnType<typeof deliver>>
    try {
      sent = await withinPatience((signal) => deliver(parts, mail, signal))
    } catch (error) {
      return postponeOrGiveUp(mail, error, report)
    }
    const { id, to, template, createdAt } = mail
    if (sent) {
      log.info({ mail: id, template, ...sent }, 'sent a mail')
      report('sent')
    } else if (!findMail(template)?.isDroppedSilently) {
      log.info({ mail: id, template, createdAt }, 'dropped a mail: it is unwanted, or its day is over')
      report('dropped')
    }
    await db.transaction(async (tx) => {
      if (sent) await recordDelivery(to, 'taken', tx)
      await queue.remove(id, tx)
    })
  }

  async function postponeOrGiveUp(
    mail: QueuedMail,
    error: unknown,
    report: (outcome: MailOutcome) => void,
  ): Promise<void> {
    const { id, to, template, attempts } = mail
    const found = toFailure(error)
    const { cause, failure, answer } = found
    const nextTryAt = nextTry(found, mail, clock.now())
    if (nextTryAt) {
      report('postponed')
      log.warn({ mail: id, template, attempts, nextTryAt, cause }, 'a mail could not be sent yet')
      await queue.postpone(mail, nextTryAt)
      // Otherwise a server that is away, or allows fewer connections, would soon cost every waiting mail a try.
      if (cause.command === 'CONN') await pause(patience.reconnecting)
      return
    }
    report('given-up')
    log.error({ mail: id, template, attempts, cause }, 'gave up a mail')
    await db.transaction(async (tx) => {
      // Locks the member before the mail, as deleting an account does, to avoid a deadlock.
      if (failure === 'address') await recordDelivery(to, 'refused', tx)
      await failed.giveUp(mail, { failedAt: clock.now(), failure, answer }, tx)
    })
  }

  /** Ends early when the process stops. */
  async function pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
  }

  /** Uses a timer, because Node may garbage-collect an AbortSignal.timeout before it fires. */
  async function withinPatience<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const one = new AbortController()
    const timer = setTimeout(() => one.abort(), patience.sending)
    running.add(one)
    try {
      return await work(one.signal)
    } finally {
      clearTimeout(timer)
      running.delete(one)
      closeOnceIdle()
    }
  }

  function closeOnceIdle(): void {
    if (stopping.signal.aborted && running.size === 0) void parts.transport.close?.()
  }
}
