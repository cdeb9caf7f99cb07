import { systemClock } from '#modules/kernel/clock'
import { pictureFile } from '#app/http/picture.server'
import { currentUser } from '#app/http/session.server'
import { readPreview } from '#app/start/link-tokens.server'
import { site } from '#app/start/modules.server'

/** Before its item is published, for admins, and for readers of the item's preview. */
const { loader, action } = pictureFile((address, { request, context }) =>
  site().news.findPictureFile(address, async (newsId) => {
    const token = new URL(request.url).searchParams.get('apercu') ?? ''
    const previewed = readPreview(site().linkTokens, token, systemClock.now())
    if (previewed !== null && previewed === newsId) return true
    return (await currentUser({ request, context }))?.isAdmin ?? false
  }),
)
export { action, loader }
