import { publicPage } from '#app/http/cache'
import { answeredList } from '#app/http/list.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'

const { loader, action } = operations(
  '/api/news',
  {
    GET: async ({ session, slice }) =>
      answeredList(await site().news.listPublished({}, slice), publicPage(session)),
  },
  'Erreur lors de la récupération des actualités',
)
export { action, loader }
