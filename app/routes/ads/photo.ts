import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PhotoAddress } from '#modules/ads'
import { LARGE_PICTURE, SMALL_PICTURE } from '#modules/kernel/pictures'
import { parseId } from '#app/http/address'
import { file } from '#app/http/download.server'
import { PRIVATE } from '#app/http/responses'
import { currentUser } from '#app/http/session.server'
import { HASH_IN_ADDRESS, type PhotoSize } from '#app/paths'
import { site } from '#app/start/modules.server'

/** An ad that is hidden or ends is still in the caches of those who have seen it, for a day at the most. */
const PUBLIC = 'public, max-age=86400, immutable'

const SIZES: Record<PhotoSize, Pick<PhotoAddress, 'side' | 'format'>> = {
  'petite.webp': { side: SMALL_PICTURE, format: 'webp' },
  'grande.webp': { side: LARGE_PICTURE, format: 'webp' },
  'grande.jpg': { side: LARGE_PICTURE, format: 'jpeg' },
}

const { loader, action } = file(async ({ request, context, params }) => {
  const address = addressOf(params)
  const photo = address && (await site().ads.findPhotoFile(address, () => currentUser({ request, context })))
  if (!photo) return new Response(null, { status: 404, headers: { 'Cache-Control': PRIVATE } })
  const headers = {
    'Content-Type': `image/${address.format}`,
    'Cache-Control': photo.isPublic ? PUBLIC : PRIVATE,
    ETag: `"${address.hash}"`,
  }
  const isKnown = photo.isPublic && request.headers.get('If-None-Match') === headers.ETag
  if (isKnown) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(photo.bytes), { headers })
})
export { action, loader }

function addressOf({ id: number, file: name = '' }: LoaderFunctionArgs['params']): PhotoAddress | null {
  const id = parseId(number)
  const [, hash = '', size = ''] = NAME.exec(name) ?? []
  return id !== null && Object.hasOwn(SIZES, size) ? { id, hash, ...SIZES[size as PhotoSize] } : null
}

const NAME = new RegExp(`^([\\da-f]{${HASH_IN_ADDRESS}})-(.+)$`)
