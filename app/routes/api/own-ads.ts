import { answeredList } from '#app/http/list.server'
import { operations } from '#app/http/operations.server'
import { site } from '#app/start/modules.server'
import { entitiesOf } from './ad-calls.server'

const { loader, action } = operations('/api/classified-ads/user', {
  GET: async ({ session, slice }) =>
    answeredList(entitiesOf(await site().ads.listOwn(session.user.id, slice))),
})
export { action, loader }
