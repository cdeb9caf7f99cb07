import type { Tx } from '#db/database'
import type { Caller } from '#modules/identity'
import type { Mail } from '#modules/kernel/mails'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { AdminDependencies } from '../log/act'
import { MOST_OPEN_REPORTS, REPORTED_MESSAGES } from '../rules'
import type { ReportedMessage } from './copy-store'
import type { Kind, KindIn, Outcome } from './schema'
import type { NewRow, Report, Reporter, ReportStore, Subject } from './store'

/** A member or, for ads only, a visitor with an email address. */
export type Sender<K extends Kind> = Caller | (K extends 'ad' ? { email: string } : never)

type Refusals = {
  question: 'signed-out' | 'not-found'
  lesson: 'signed-out' | 'not-found'
  ad: 'signed-out' | 'not-found' | 'own-ad' | 'too-many-open'
  conversation: 'signed-out' | 'not-found' | 'reported' | 'too-many-open'
}

export type AddRefusal<K extends Kind> = Refusals[K] | 'reported'

/** What a report copies from its reporter and its subject. Only the receipt needs `slug`. */
export type Copy = Omit<NewRow, 'reason' | 'message' | 'createdAt'> & {
  slug?: string | null
  messages?: ReportedMessage[]
}

/** How reports are closed. Only a correction has no reply. */
export type Answer<K extends Kind = Kind> =
  K extends KindIn<'content'>
    ? { outcome: 'corrected'; reply: null } | { outcome: 'kept'; reply: string }
    : { outcome: Outcome<K>; reply: string }

/**
 * A report for its mail. A reply about a question or lesson has its present title. Only lessons have a slug.
 */
export type MailedReport<K extends Kind = Kind> = Report<K> & { slug?: string | null }

type Recipient = { to: string; userId?: number }

type SubjectKinds = {
  [K in Kind]: {
    /** Locks the members concerned, then the reported ad, if any. Returns the copy that the report keeps. */
    lock(by: Sender<K>, about: Subject<K> & { version?: number }, tx: Tx): Promise<Result<Copy, Refusals[K]>>

    /** Returns the receipt if `answer` is null, otherwise the reply. No mail quotes the report. */
    toMail(report: MailedReport<K>, to: Recipient, firstName: string, answer: Answer<K> | null): Mail
  }
}

export type Subjects = ReturnType<typeof createSubjects>

type Given = AdminDependencies & { store: ReportStore }

export function createSubjects({ identity, exams, ads, mails, isLimited = true, store }: Given) {
  const hasTooManyOpen = async (reporter: Reporter, tx: Tx) =>
    isLimited && (await store.countOpen(reporter, tx)) >= MOST_OPEN_REPORTS

  async function findQuestion(id: number, read: number | undefined, tx: Tx) {
    const found = await exams.questions.findVersion(id, read, tx)
    return found && { title: found.question, version: found.version, slug: null }
  }

  async function findLesson(id: number, read: number | undefined, tx: Tx) {
    const found = await exams.lessons.findById(id, tx)
    // Versions are numbered from 1 without gaps, so every number up to the current one exists.
    if (!found || (read ?? 1) > found.version) return null
    return { title: found.title, version: read ?? found.version, slug: found.slug }
  }

  const lockContent =
    (find: typeof findLesson | typeof findQuestion) =>
    async (caller: Caller, { id, version }: { id: number; version?: number }, tx: Tx) => {
      if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
      const content = await find(id, version, tx)
      return content ? ok({ userId: caller.userId, ...content }) : refuse('not-found')
    }

  const subjects: SubjectKinds = {
    question: { lock: lockContent(findQuestion), toMail: toContentMail },
    lesson: { lock: lockContent(findLesson), toMail: toContentMail },

    ad: {
      async lock(by, { id }, tx) {
        const caller = 'userId' in by ? by : null
        const [found] = await ads.moderation.find([id], tx)
        if (!found) return refuse('not-found')
        const { userId: ownerId } = found
        // Locks the owner and the reporter in the order of their ids, to avoid deadlocks.
        const members = await identity.accounts.lockMembers([ownerId, ...(caller ? [caller.userId] : [])], tx)
        const member = caller && (members.get(caller.userId) ?? null)
        if (caller && !(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        if (!(await ads.listings.find(id, member, tx))) return refuse('not-found')
        if (ownerId === member?.id) return refuse('own-ad')
        // Locks the ad, because its owner may delete it at the same moment.
        const [ad] = await ads.moderation.lock([id], tx)
        if (!ad) return refuse('not-found')
        const from =
          'email' in by ? { userId: null, email: by.email } : { userId: by.userId, email: member!.email }
        if (await hasTooManyOpen(from, tx)) return refuse('too-many-open')
        // Reads the name separately, because `members` lacks a blocked owner.
        const ownerName = (await identity.members.findNames([ownerId], tx)).get(ownerId)!.username
        return ok({ ...from, title: ad.title, text: ad.description, ownerId, ownerName })
      },

      toMail({ id: number, title }, to, firstName, answer) {
        const parameters = { firstName, title, number }
        if (!answer) return { template: 'ad-report-received', ...to, parameters }
        return { template: 'ad-report-closed', ...to, parameters: { ...parameters, ...answer } }
      },
    },

    conversation: {
      async lock(by, about, tx) {
        const locked = await ads.messages.lock(by, about.id, tx)
        if (!locked.ok) return locked
        const { userId } = by
        // Runs before the check of the limit, so that the refusal is 'reported' if both apply.
        if ((await store.findLast(userId, about, tx))?.closedAt === null) return refuse('reported')
        if (await hasTooManyOpen({ userId }, tx)) return refuse('too-many-open')
        const { adId, adTitle: title, ownerId, writerId } = locked.value
        const names = await identity.members.findNames([ownerId, writerId], tx)
        const findName = (id: number) => names.get(id)?.username ?? ''
        const sides = { ownerId, ownerName: findName(ownerId), writerId, writerName: findName(writerId) }
        const newest = await ads.messages.listNewest(about.id, REPORTED_MESSAGES, tx)
        const messages = newest.map(({ senderId, ...message }) => {
          return { ...message, sender: senderId === ownerId ? ('owner' as const) : ('writer' as const) }
        })
        return ok({ userId, adId, title, ...sides, messages })
      },

      toMail({ about: { id } }, to, firstName, answer) {
        if (answer) {
          const parameters = { firstName, conversationId: id, ...answer }
          return { template: 'conversation-report-closed', ...to, parameters }
        }
        // The receipt is queued while the conversation exists, so the id is not null.
        const parameters = { firstName, conversationId: id! }
        return { template: 'conversation-report-received', ...to, parameters }
      },
    },
  }

  return {
    lock: <K extends Kind>(by: Sender<K>, about: Subject<K> & { version?: number }, tx: Tx) =>
      subjects[about.kind].lock(by, about, tx),

    /** Queues a receipt for each report, or a reply if there is an answer. Members get it at their present address. */
    async mail<K extends Kind>(
      reports: readonly MailedReport<K>[],
      answer: Answer<K> | null,
      tx: Tx,
    ): Promise<void> {
      const ids = reports.flatMap(({ userId }) => userId ?? [])
      const members = await identity.members.findNames(ids, tx)
      const queued = reports.map((report) => {
        const { about, userId, email } = report
        const member = userId === null ? undefined : members.get(userId)!
        const to = { to: member?.email ?? email!, ...(userId !== null && { userId }) }
        return subjects[about.kind].toMail(report, to, member?.firstName ?? '', answer)
      })
      await mails.queue(queued, tx)
    },
  }
}

function toContentMail(
  { about: { kind, id }, title: about, slug }: MailedReport<KindIn<'content'>>,
  to: Recipient,
  firstName: string,
  answer: Answer<KindIn<'content'>> | null,
): Mail {
  const parameters = { firstName, kind, place: slug ?? String(id), about }
  if (!answer) return { template: 'report-received', ...to, parameters }
  if (answer.outcome === 'corrected') return { template: 'report-corrected', ...to, parameters }
  return { template: 'report-kept', ...to, parameters: { ...parameters, reply: answer.reply } }
}
