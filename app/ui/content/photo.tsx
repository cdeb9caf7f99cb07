import { type Picture, smallSizeOf } from '#modules/kernel/pictures'
import { type PhotoSize, paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import * as css from './picture.css'

type PhotoProps = {
  photo: Pick<Picture, 'hash' | 'width' | 'height'> & { id: number }
  /** Where it is found; by default as the photo of an ad. */
  address?: (size: PhotoSize) => string
  /** Empty beside a title that says the same. */
  alt: string
  /** How wide it is shown, where that may be wider than the small picture. */
  sizes?: string
  /** It is what a reader sees first. */
  isFirst?: boolean
  /** In place of filling the frame around it. */
  className?: string
}

/** The frame around it decides its shape. Its own is given too, so that nothing moves when it has come. */
export function Photo({ photo, address, alt, sizes, isFirst = false, className = css.photo }: PhotoProps) {
  const addressOf = address ?? ((size: PhotoSize) => paths.photo(photo, size))
  const src = addressOf('petite.webp')
  const small = smallSizeOf(photo)
  return (
    <img
      className={className}
      src={src}
      {...(sizes && { sizes, srcSet: `${src} ${small.width}w, ${addressOf('grande.webp')} ${photo.width}w` })}
      {...small}
      alt={frenchSpaces(alt)}
      decoding="async"
      {...(isFirst ? FIRST : LATER)}
    />
  )
}

/** React 18 does not know this name. */
const FIRST = { fetchpriority: 'high' }
const LATER = { loading: 'lazy' } as const
