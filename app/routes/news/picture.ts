import { isDeepStrictEqual } from 'node:util'
import { systemClock } from '#modules/kernel/clock'
import type { Previewed } from '#modules/news'
import { currentUser, pictureFile } from '#app/http'
import { readPreview } from '#app/start/link-tokens.server'
import { site } from '#app/start/modules.server'

/** The header that lets other sites, such as feed readers, show the picture. */
const EVERYWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Serves pictures of published items to everyone. Serves others only to admins or with a preview link. */
const { loader, action } = pictureFile(async (address, { request, context }) => {
  const isAllowed = async (item: Previewed | null) => {
    const token = new URL(request.url).searchParams.get('apercu') ?? ''
    const previewed = readPreview(site().linkTokens, token, systemClock.now())
    if (previewed && isDeepStrictEqual(previewed, item)) return true
    return (await currentUser({ request, context }))?.isAdmin ?? false
  }
  return site().news.pictures.findFile(address, isAllowed)
}, EVERYWHERE)
export { action, loader }
