import { publicPage } from '../../http/cache'
import { answeredList } from '../../http/list.server'
import { operations } from '../../http/operations.server'
import { site } from '../../modules.server'

const { loader, action } = operations(
  '/api/news/featured',
  {
    GET: async ({ session, slice }) =>
      answeredList(await site().news.listFeatured(slice), publicPage(session)),
  },
  'Erreur lors de la récupération des actualités à la une',
)
export { action, loader }
