import { publicPage } from '../../http/cache'
import { answered, calls, failed } from '../../http/call.server'
import { movedPermanently } from '../../http/redirect.server'
import { currentUser } from '../../http/session.server'
import { site } from '../../modules.server'
import { paths } from '../../paths'

const { loader, action } = calls({
  async GET(args) {
    const headers = publicPage(await currentUser(args))
    const found = await site().news.findPublished(args.params.slug ?? '')
    if (!found) return failed(404, 'Actualité non trouvée')
    if ('movedTo' in found) return movedPermanently(paths.newsCall(found.movedTo), headers)
    return answered(found.item, { headers })
  },
})
export { action, loader }
