import type { LoaderFunctionArgs } from '@remix-run/node'
import { LARGE_PICTURE, type PictureAddress, SMALL_PICTURE } from '#modules/kernel/pictures'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import { HASH_IN_ADDRESS, type PhotoSize } from '#app/paths'
import { parseId } from './address'
import { fileRoute } from './download.server'
import { PRIVATE } from './responses'

/** A browser may show a public picture for this time even after its removal. */
const PUBLIC = `public, max-age=${toSeconds(RETENTION.cachedPicture)}, immutable`

type Find = (
  address: PictureAddress,
  args: LoaderFunctionArgs,
) => Promise<{ bytes: Buffer; isPublic: boolean } | null>

/** Serves a picture. `find` must return null if the reader may not see it. */
export function pictureFile(find: Find, ifPublic: Record<string, string> = {}) {
  return fileRoute(async (args) => {
    const address = readPictureAddress(args.params)
    const picture = address && (await find(address, args))
    if (!picture) return new Response(null, { status: 404, headers: { 'Cache-Control': PRIVATE } })
    const headers = {
      'Content-Type': `image/${address.format}`,
      'Cache-Control': picture.isPublic ? PUBLIC : PRIVATE,
      ETag: `"${address.hash}"`,
      ...(picture.isPublic && ifPublic),
    }
    const isKnown = picture.isPublic && args.request.headers.get('If-None-Match') === headers.ETag
    if (isKnown) return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(picture.bytes), { headers })
  })
}

function readPictureAddress({
  id: number,
  file: name = '',
}: LoaderFunctionArgs['params']): PictureAddress | null {
  const id = parseId(number)
  const [, hash = '', size = ''] = NAME.exec(name) ?? []
  return id !== null && Object.hasOwn(SIZES, size) ? { id, hash, ...SIZES[size as PhotoSize] } : null
}

const SIZES: Record<PhotoSize, Pick<PictureAddress, 'side' | 'format'>> = {
  'petite.webp': { side: SMALL_PICTURE, format: 'webp' },
  'grande.webp': { side: LARGE_PICTURE, format: 'webp' },
  'grande.jpg': { side: LARGE_PICTURE, format: 'jpeg' },
}

const NAME = new RegExp(`^([\\da-f]{${HASH_IN_ADDRESS}})-(.+)$`)
