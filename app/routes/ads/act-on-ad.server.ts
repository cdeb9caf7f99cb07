import { type AppLoadContext, data } from '@remix-run/node'
import { actOnButton } from '#app/http/act.server'
import { flash } from '#app/http/flash.server'
import { seeOther } from '#app/http/redirect.server'

type Outcomes = {
  done: { title: string; to: string }
  failed: { failure: string; to: string }
}

/** Runs a member's act on an ad. Where it finds no ad, neither does the page, and says so. */
export async function actOnAd(
  context: AppLoadContext,
  act: () => Promise<unknown>,
  { done, failed }: Outcomes,
) {
  const acted = await actOnButton({ context, ...failed }, act)
  if (acted instanceof Response) return acted
  if (!acted) return data(null, { status: 404 })
  return seeOther(done.to, [await flash({ kind: 'success', title: done.title })])
}
