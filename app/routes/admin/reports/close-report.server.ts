import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { backToList, refuseAt } from '#app/http'
import { site } from '#app/start/modules.server'
import { ALREADY_CLOSED, fullName } from '#app/text'
import { requireAdminItem, runAdminAction } from '../panel.server'
import { CLOSE_CONTENT_REPORT } from './actions'

/** Loads the report. A GET of a closed report redirects to the list. */
export function loader(args: LoaderFunctionArgs) {
  return requireAdminItem(args, 'reports', async (id) => {
    const { admin, identity } = site()
    const report = await admin.reports.find('content', id)
    if (!report) return null
    if (report.closedAt && args.context.method !== 'POST')
      throw await refuseAt(backToList(args.request, 'reports'), ALREADY_CLOSED)
    const member = (await identity.members.findNames([report.userId])).get(report.userId)
    return { ...report, member: member ? fullName(member) : '' }
  })
}

export const action = (args: ActionFunctionArgs) => runAdminAction(args, 'reports', CLOSE_CONTENT_REPORT)
