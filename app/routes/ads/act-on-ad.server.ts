import { type AppLoadContext, data } from '@remix-run/node'
import { flash } from '../../http/flash.server'
import { seeOther } from '../../http/redirect.server'
import { isUnavailable } from '../../server/unavailable'

type Outcome = { title: string; to: string }

/**
 * Acts on an ad at the tap of a button, and tells on the next page how that went. What finds no ad
 * leaves the word to the page, which is loaded anew and finds none either.
 */
export async function actOnAd(
  context: AppLoadContext,
  act: () => Promise<unknown>,
  { done, failed }: { done: Outcome; failed: Outcome },
) {
  try {
    if (!(await act())) return data(null, { status: 404 })
  } catch (error) {
    if (isUnavailable(error)) throw error
    context.log.error({ err: error }, 'could not act on an ad')
    return seeOther(failed.to, [await flash({ kind: 'failure', title: failed.title })])
  }
  return seeOther(done.to, [await flash({ kind: 'success', title: done.title })])
}
