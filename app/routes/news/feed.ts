import { publicPage } from '#app/http/cache'
import { file } from '#app/http/file.server'
import { currentUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { renderFeed } from './atom'

const NEWEST = 30

const { loader, action } = file(async ({ request, context }) => {
  const { news, appUrl } = site()
  const user = await currentUser({ request, context })
  const { items } = await news.listCards({}, { limit: NEWEST, offset: 0 })
  const headers = new Headers(publicPage(user))
  headers.set('Content-Type', 'application/atom+xml; charset=utf-8')
  return new Response(renderFeed(items, appUrl), { headers })
})
export { action, loader }
