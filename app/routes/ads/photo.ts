import { pictureFile } from '#app/http/picture.server'
import { currentUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'

const { loader, action } = pictureFile((address, { request, context }) =>
  site().ads.photos.findFile(address, () => currentUser({ request, context })),
)
export { action, loader }
