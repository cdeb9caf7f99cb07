import { currentUser, pictureFile } from '#app/http'
import { site } from '#app/start/modules.server'

const { loader, action } = pictureFile((address, { request, context }) =>
  site().ads.photos.findFile(address, () => currentUser({ request, context })),
)
export { action, loader }
