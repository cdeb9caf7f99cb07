import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { backToList, refuseAt, withReturn } from '#app/http'
import { site } from '#app/start/modules.server'
import { AD_DECIDED, formatFirstRejection } from '#app/text'
import { paths } from '#app/paths'
import { findAdWithPhotos, requireAdminItem, runAdminAction } from '../panel.server'
import { AD_ACTIONS } from './actions'

export function loader(args: LoaderFunctionArgs) {
  const list = backToList(args.request, 'ads')
  return requireAdminItem(args, 'ads', async (id, admin) => {
    const ad = await findAdWithPhotos(id, admin)
    if (!ad) return null
    if (ad.state !== 'pending') throw await refuseAt(list, AD_DECIDED)
    return {
      ad,
      address: withReturn(paths.admin.actOnAd(id, 'reject'), list),
      firstRejection: formatFirstRejection(await site().ads.moderation.findLastDecision(id)),
    }
  })
}

export const action = (args: ActionFunctionArgs) => runAdminAction(args, 'ads', AD_ACTIONS.reject)
