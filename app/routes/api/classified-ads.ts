import type { Ads } from '../../../modules/ads'
import { newAdSchema } from '../../../modules/ads/schemas'
import { publicPage } from '../../http/cache'
import {
  answered,
  calls,
  failed,
  failNotSignedIn,
  readJson,
  requireCallingSession,
} from '../../http/call.server'
import { limitAds, tooManyForCall } from '../../http/limits.server'
import { answeredList, readSlice } from '../../http/list.server'
import { currentUser } from '../../http/session.server'
import { site } from '../../modules.server'
import { CATEGORY_CLOSED } from '../ads/words'

const { loader, action } = calls({
  async GET(args) {
    const user = await currentUser(args)
    return answeredList(await site().ads.listPublic({}, readSlice(args.request), user), publicPage(user))
  },

  async POST(args) {
    const { user, token } = await requireCallingSession(args)
    const ad = await readJson(args.request, newAdSchema)
    const wait = await limitAds(user)
    if (wait) return tooManyForCall(wait)
    const created = await site().ads.create({ userId: user.id, token }, ad)
    if (!created.ok) return REFUSALS[created.code]()
    return answered(created.value, { status: 201 })
  },
})
export { action, loader }

type Refusal = Extract<Awaited<ReturnType<Ads['create']>>, { ok: false }>['code']

const REFUSALS = {
  'category-closed': () => failed(403, CATEGORY_CLOSED),
  'signed-out': failNotSignedIn,
} satisfies Record<Refusal, () => Response>
