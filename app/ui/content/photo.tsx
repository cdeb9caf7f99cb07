import { type Picture, smallSizeOf } from '#modules/kernel/pictures'
import { type PhotoSize, paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import * as css from './picture.css'

type PhotoProps = {
  photo: Pick<Picture, 'hash' | 'width' | 'height'> & { id: number }
  /** The address of the photo; by default that of an ad. */
  address?: (size: PhotoSize) => string
  /** Empty beside a title that says the same. */
  alt: string
  /** The `sizes` attribute, if it may be wider than the small picture. */
  sizes?: string
  /** The photo is above the fold: loads with priority. */
  isFirst?: boolean
  /** The class to use instead of filling the frame. */
  className?: string
}

/** The frame decides its shape; width and height only reserve the space. */
export function Photo({ photo, address, alt, sizes, isFirst = false, className = css.photo }: PhotoProps) {
  const toAddress = address ?? ((size: PhotoSize) => paths.photo(photo, size))
  const src = toAddress('petite.webp')
  const small = smallSizeOf(photo)
  return (
    <img
      className={className}
      src={src}
      {...(sizes && { sizes, srcSet: `${src} ${small.width}w, ${toAddress('grande.webp')} ${photo.width}w` })}
      {...small}
      alt={frenchSpaces(alt)}
      decoding="async"
      {...(isFirst ? FIRST : LATER)}
    />
  )
}

/** React 18 does not know this attribute. */
const FIRST = { fetchpriority: 'high' }
const LATER = { loading: 'lazy' } as const
