import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  backToList,
  parseId,
  refuseUnauthorized,
  requireAdmin,
  requireVisit,
  toCaller,
  withReturn,
} from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { findAd, requireAdminItem, runAdminAction } from '../panel.server'
import { adActions, memberActions, toMemberPage } from '../reports/row-actions'
import { CLOSE_CONVERSATION_REPORT } from '../reports/actions'

/** Loads the conversation, and logs that the admin read it. Refuses a prefetch, which nobody reads. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const by = toCaller(await requireAdmin(args))
  requireVisit(request)
  return requireAdminItem(args, 'messageReports', async (id) => {
    const before = parseId(new URL(request.url).searchParams.get('avant')) ?? undefined
    const again = context.method === 'POST'
    const read = await site().admin.reports.readConversation(by, id, { before, again })
    if (!read.ok) return read.code === 'not-found' ? null : refuseUnauthorized(request, read.code)
    const { report, messages, hasOlder } = read.value
    const { about, adId, ownerId, ownerName, writerId, writerName } = report
    const [owner, writer] = [
      { id: ownerId, name: ownerName },
      { id: writerId, name: writerName },
    ]
    const [reporter, reported] = report.userId === ownerId ? [owner, writer] : [writer, owner]
    const list = backToList(request, 'messageReports')
    const here = withReturn(paths.admin.messageReport(id), list)
    const oldest = messages[0]
    return {
      report,
      messages,
      older:
        hasOlder && oldest ? withReturn(paths.admin.messageReport(id, { avant: oldest.id }), list) : null,
      newer: before === undefined ? null : here,
      here,
      actions: [
        ...memberActions(reported, here),
        ...toMemberPage(reporter),
        ...adActions(about.id === null || adId === null ? null : await findAd(adId), here),
      ],
      now: new Date(),
    }
  })
}

export const action = (args: ActionFunctionArgs) =>
  runAdminAction(args, 'messageReports', CLOSE_CONVERSATION_REPORT)
