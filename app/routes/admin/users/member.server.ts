import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Admin } from '#modules/admin'
import type { CheckedAd } from '#modules/ads'
import type { ExamResult } from '#modules/exams'
import type { User } from '#modules/identity'
import { isPassed } from '#modules/exams/rules'
import { site } from '#app/start/modules.server'
import { EXAM_NAMES, formatVerdict, longDate, longDateAndTime, numericDate, numericTime } from '#app/text'
import { stateBadge } from '#app/ui/ads'
import { ACTIONS } from '../audit/action-names'
import { requireAdminItem } from '../panel.server'

export const loader = (args: LoaderFunctionArgs) =>
  requireAdminItem(args, 'users', async (id, { id: ownId }) => {
    const { admin, ads, exams, identity } = site()
    const member = await identity.members.find(id)
    if (!member) return null
    const [visits, results, ownAds, record, acts] = await Promise.all([
      identity.sessions.findVisits(id),
      exams.results.listAll({ userIds: [id] }, LATEST),
      ads.listings.listOwn(id, LATEST),
      admin.reports.findModerationRecord(id),
      admin.log.listOnMember(id, LATEST.limit),
    ])
    return {
      ...formatAccountState(member),
      isOneself: id === ownId,
      visits: { ...visits, last: visits.lastSeenAt && longDateAndTime(visits.lastSeenAt) },
      results: { total: results.total, rows: results.items.map(toExamRow) },
      ads: { total: ownAds.total, rows: ownAds.items.map(toAdRow) },
      record,
      acts: acts.map(toActRow),
    }
  })

const LATEST = { limit: 5, offset: 0 }

function formatAccountState({
  approvalNumber,
  createdAt,
  emailConfirmedAt,
  emailRefusedAt,
  secondFactorAt,
  ...user
}: User) {
  const state = {
    isGunsmith: approvalNumber !== null,
    isConfirmed: emailConfirmedAt !== null,
    isRefusedMail: emailRefusedAt !== null,
    refusedSince: emailRefusedAt && longDate(emailRefusedAt),
    hasSecondFactor: secondFactorAt !== null,
  }
  return { ...user, ...state, joined: longDate(createdAt) }
}

export type ExamRow = ReturnType<typeof toExamRow>

function toExamRow(result: ExamResult) {
  const { id, examType, score, totalQuestions, createdAt } = result
  return {
    ...{ id, score, totalQuestions },
    type: EXAM_NAMES[examType],
    when: numericTime(createdAt),
    isPassed: isPassed(result),
    verdict: formatVerdict(result),
  }
}

export type AdRow = ReturnType<typeof toAdRow>

function toAdRow(ad: CheckedAd) {
  const { id, title, createdAt, rejectionReason } = ad
  return { id, title, rejectionReason, posted: numericDate(createdAt), badge: stateBadge(ad) }
}

export type ActRow = ReturnType<typeof toActRow>

function toActRow({ id, createdAt, actorName, action, changes }: OnMember) {
  const reason = changes.find(({ field }) => field === 'reason')?.after
  return {
    id,
    actorName,
    label: ACTIONS[action][1],
    when: numericTime(createdAt),
    reason: String(reason ?? ''),
  }
}

type OnMember = Awaited<ReturnType<Admin['log']['listOnMember']>>[number]
