import type { AdActions } from '#modules/admin/contract'
import type { Parts } from '../parts'
import { approveAd } from './approve-ad'
import { changeAd } from './change-ad'
import { createAd } from './create-ad'
import { decideAds } from './decide-ads'
import { deleteAd } from './delete-ad'
import { rejectAd } from './reject-ad'

export function adActions(parts: Parts): AdActions {
  return {
    createAd: (...args) => createAd(parts, ...args),
    changeAd: (...args) => changeAd(parts, ...args),
    approveAd: (...args) => approveAd(parts, ...args),
    rejectAd: (...args) => rejectAd(parts, ...args),
    deleteAd: (...args) => deleteAd(parts, ...args),
    decideAds: (...args) => decideAds(parts, ...args),
  }
}
