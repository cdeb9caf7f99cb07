import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { backToList, withReturn } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { findAdWithPhotos, requireAdminItem, runAdminAction } from '../panel.server'
import { adActions, memberActions, toReporterName } from '../reports/row-actions'
import { CLOSE_AD_REPORTS } from '../reports/actions'

/** Loads the report, the other open reports that the same answer closes, and the current ad. */
export function loader(args: LoaderFunctionArgs) {
  return requireAdminItem(args, 'adReports', async (id, user) => {
    const { admin, identity } = site()
    const report = await admin.reports.find('ad', id)
    if (!report) return null
    const ad = report.adId === null ? null : await findAdWithPhotos(report.adId, user)
    const together = report.closedAt === null ? await admin.reports.listOpenWith(report) : [report]
    const { ownerId, ownerName } = report
    const members = await identity.members.findAll([
      ...together.flatMap(({ userId }) => userId ?? []),
      ...(ownerId === null ? [] : [ownerId]),
    ])
    const reports = together.map((one) => ({ ...one, by: toReporterName(one, members) }))
    const here = withReturn(paths.admin.adReport(id), backToList(args.request, 'adReports'))
    const owner = { id: ownerId, name: ownerName, isBlocked: members.get(ownerId ?? 0)?.isBlocked }
    return { report, reports, ad, here, actions: [...adActions(ad, here), ...memberActions(owner, here)] }
  })
}

export const action = (args: ActionFunctionArgs) => runAdminAction(args, 'adReports', CLOSE_AD_REPORTS)
