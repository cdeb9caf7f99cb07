import { publicPage } from '#app/http/cache'
import { answered } from '#app/http/call.server'
import { operations } from '#app/http/operations.server'
import { movedPermanently } from '#app/http/redirect.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { failUnknownNews } from './news-calls.server'

const { loader, action } = operations('/api/news/{slug}', {
  async GET({ session, path }) {
    const headers = publicPage(session)
    const found = await site().news.findPublished(path.slug)
    if (!found) return failUnknownNews()
    if ('movedTo' in found) return movedPermanently(paths.newsCall(found.movedTo), headers)
    return answered(found.item, { headers })
  },
})
export { action, loader }
