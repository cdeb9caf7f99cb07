import { type Picture, toSmallSize } from '#modules/kernel/pictures'
import { type PhotoSize, paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import * as css from './picture.css'

type PhotoProps = {
  photo: Pick<Picture, 'hash' | 'width' | 'height'> & { id: number }
  address?: (size: PhotoSize) => string
  /** Empty if a title beside the photo already describes the photo. */
  alt: string
  sizes?: string
  /** Whether the photo is visible at once and therefore loads first. */
  isFirst?: boolean
  className?: string
}

/** `width` and `height` only reserve the space. The class decides the shape. */
export function Photo({ photo, address, alt, sizes, isFirst = false, className = css.photo }: PhotoProps) {
  const toAddress = address ?? ((size: PhotoSize) => paths.photo(photo, size))
  const src = toAddress('petite.webp')
  const small = toSmallSize(photo)
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

/** The attribute is in lower case, because React 18 does not know `fetchPriority`. */
const FIRST = { fetchpriority: 'high' }
const LATER = { loading: 'lazy' } as const
