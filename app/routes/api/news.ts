import { publicPage } from '../../http/cache'
import { calls } from '../../http/call.server'
import { answeredList, readSlice } from '../../http/list.server'
import { currentUser } from '../../http/session.server'
import { site } from '../../modules.server'

const { loader, action } = calls(
  {
    async GET(args) {
      const user = await currentUser(args)
      return answeredList(await site().news.listPublished({}, readSlice(args.request)), publicPage(user))
    },
  },
  'Erreur lors de la récupération des actualités',
)
export { action, loader }
