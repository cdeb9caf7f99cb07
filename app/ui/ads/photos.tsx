import type { ReactNode } from 'react'
import type { AdPhoto } from '#modules/ads'
import { paths } from '#app/paths'
import { photoAlt } from '#app/text/photos'
import { Photo } from '../content/photo'
import { Hidden, Text } from '../text/text'
import * as css from './photos.css'

export function NoPhoto() {
  return (
    <svg
      className={css.none}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {[66, 44, 22].map((r) => (
        <circle key={r} cx="160" cy="120" r={r} />
      ))}
    </svg>
  )
}

/** Leaves the alternative text empty, because the title in the row describes the ad. */
export function Thumbnail({ photos: [first] }: { photos: readonly AdPhoto[] }) {
  return <span className={css.thumbnail}>{first ? <Photo photo={first} alt="" /> : <NoPhoto />}</span>
}

type GalleryProps = { photos: readonly AdPhoto[]; title: string }

/** Links each photo to its large picture, which behaviours/show-photos.ts opens over the page. */
export function Gallery({ photos, title }: GalleryProps) {
  if (photos.length === 0) return null
  const kind = GALLERIES[photos.length]!
  return (
    <ul className={css.gallery[kind]}>
      {photos.map((photo, at) => (
        <li key={photo.id} className={at === 0 ? css.firstItem[kind] : css.frame}>
          <ZoomLink photo={photo}>
            <Photo
              photo={photo}
              alt={photoAlt(photo, at, title)}
              sizes={at === 0 ? FIRST_SIZES : undefined}
              isFirst={at === 0}
            />
          </ZoomLink>
        </li>
      ))}
    </ul>
  )
}

const GALLERIES: Record<number, keyof typeof css.gallery> = {
  1: 'one',
  2: 'few',
  3: 'few',
  4: 'four',
  5: 'five',
  6: 'six',
}

/** The `sizes` of the first photo, which is wider than the others. */
const FIRST_SIZES = '(min-width: 900px) 560px, (min-width: 720px) 72vw, 92vw'

type InspectedPhotosProps = GalleryProps & {
  below?: (photo: AdPhoto, at: number) => ReactNode
}

export function InspectedPhotos({ photos, title, below }: InspectedPhotosProps) {
  if (photos.length === 0) return null
  return (
    <ul className={css.inspected}>
      {photos.map((photo, at) => (
        <li key={photo.id}>
          <div className={css.frame}>
            <ZoomLink photo={photo}>
              <Photo photo={photo} alt={photoAlt(photo, at, title)} />
            </ZoomLink>
          </div>
          {photo.caption !== null && <Text note>{photo.caption}</Text>}
          {below?.(photo, at)}
        </li>
      ))}
    </ul>
  )
}

function ZoomLink({ photo, children }: { photo: AdPhoto; children: ReactNode }) {
  return (
    <a className={css.zoom} href={paths.photo(photo, 'grande.webp')} data-dialog="photos">
      <Hidden>Agrandir : </Hidden>
      {children}
    </a>
  )
}
