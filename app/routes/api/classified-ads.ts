import type { Ads } from '#modules/ads'
import { publicPage } from '#app/http/cache'
import { answered, failed, failNotSignedIn } from '#app/http/call.server'
import { limitAds, tooManyForCall } from '#app/http/limits.server'
import { answeredList } from '#app/http/list.server'
import { operations } from '#app/http/operations.server'
import { callerOf } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { CATEGORY_CLOSED } from '../ads/words'

const { loader, action } = operations('/api/classified-ads', {
  async GET({ session, slice }) {
    const user = session?.user ?? null
    return answeredList(await site().ads.listPublic({}, slice, user), publicPage(user))
  },

  async POST({ session, body }) {
    const wait = await limitAds(session.user)
    if (wait) return tooManyForCall(wait)
    const created = await site().ads.create(callerOf(session), body)
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
