import { publicPage } from '#app/http/cache'
import { answeredList } from '#app/http/list.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'

const { loader, action } = operations(
  '/api/news/featured',
  {
    GET: async ({ session, slice }) =>
      answeredList(await site().news.listFeatured(slice), publicPage(session)),
  },
  'Erreur lors de la récupération des actualités à la une',
)
export { action, loader }
