import { type Picture, toSmallSize } from '#modules/kernel/pictures'
import { type PhotoSize, paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import * as css from './picture.css'

type PhotoProps = {
  photo: Pick<Picture, 'hash' | 'width' | 'height'> & { id: number }
  /** Returns the URL of the photo at a size; by default, that of an ad's photo. */
  address?: (size: PhotoSize) => string
  /** The alternative text; empty beside a title that says the same. */
  alt: string
  /** The `sizes` attribute, if the photo may be wider than its small version. */
  sizes?: string
  /** Whether the photo is above the fold, and so loads with priority. */
  isFirst?: boolean
  /** A class that replaces the default one, which fills the frame. */
  className?: string
}

/** Shows a photo. Its frame decides the shape; width and height only reserve the space. */
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

/** In lower case, because React 18 does not know `fetchPriority`. */
const FIRST = { fetchpriority: 'high' }
const LATER = { loading: 'lazy' } as const
