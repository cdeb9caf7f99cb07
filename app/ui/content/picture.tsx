import { pictureUrl } from '#app/paths'
import * as css from './picture.css'

/** The size at which every drawing is laid out, in px. */
export const PICTURE = { width: 640, height: 400 }

type PictureProps = { name: string; alt: string; isLazy?: boolean }

/** `alt` must not give away the answer to a question. */
export function Picture({ name, alt, isLazy = false }: PictureProps) {
  return (
    <img
      className={css.picture}
      src={pictureUrl(name)}
      alt={alt}
      {...PICTURE}
      loading={isLazy ? 'lazy' : undefined}
    />
  )
}

type Pictured = { picture: string | null; pictureAlt: string | null }

export function QuestionPicture({ of: { picture, pictureAlt }, ...how }: { of: Pictured; isLazy?: boolean }) {
  return picture && <Picture name={picture} alt={pictureAlt ?? ''} {...how} />
}
