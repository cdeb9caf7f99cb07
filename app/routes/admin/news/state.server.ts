import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import type { Admin } from '#modules/admin'
import type { Caller } from '#modules/identity'
import { parseId } from '#app/http/ids'
import { seeOther } from '#app/http/redirect.server'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { NEWS_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { actAsAdmin } from '../act.server'
import { backToList } from '../back-to-list'

type Change = {
  act: (admin: Admin, by: Caller, id: number) => ReturnType<Admin['setNewsPublished']>
  done: string
  failed: string
}

/** One of the addresses that a button of the list is sent to: it changes the state of an item, and leads back. */
export function newsState({ act, done, failed }: Change) {
  return {
    /** The address alone changes nothing. */
    async loader({ request, context }: LoaderFunctionArgs) {
      await requireAdmin({ request, context })
      return seeOther(backToList(request, paths.admin.news()))
    },

    async action({ request, context, params }: ActionFunctionArgs) {
      const by = callerOf(await requireAdmin({ request, context }))
      const id = parseId(params.id)
      if (!id) throw data(null, { status: 404 })
      return actAsAdmin({ request, context }, () => act(site().admin, by, id), {
        to: backToList(request, paths.admin.news()),
        done,
        refused: { 'not-found': NEWS_NOT_FOUND },
        failed,
      })
    },
  }
}
