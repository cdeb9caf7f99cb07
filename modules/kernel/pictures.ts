import type { Result } from './result'

/** The two sizes of a stored picture: the side, in pixels, of the square into which each fits. */
export const SMALL_PICTURE = 480
export const LARGE_PICTURE = 1280

/** The largest picture that is accepted, by the size of its file and by its pixels. */
export const PICTURE_MEGABYTES = 10
export const PICTURE_MEGAPIXELS = 50

/** A stored file of a picture. JPEG exists in the large size only, for programs that cannot read WebP. */
export type PictureFile = { side: number; format: 'webp' | 'jpeg'; bytes: Buffer }

/** A picture as it is stored: turned upright, and without the metadata of its file. */
export type Picture = {
  /** SHA-256 of the large WebP, in hexadecimal. */
  hash: string
  /** 64 bits in hexadecimal; the same picture in another size or format has the same fingerprint. */
  fingerprint: string
  /** The width of the large size, in pixels, like `height`. */
  width: number
  height: number
  files: readonly PictureFile[]
}

/** The parts of a picture's URL; `hash` is the beginning of the picture's hash. */
export type PictureAddress = { id: number; hash: string } & Omit<PictureFile, 'bytes'>

/**
 * Why a picture is refused. 'too-large': it has too many pixels, or takes too much memory or time. 'busy': too many
 * pictures wait already, and the person may try again.
 */
export type PictureFault = 'not-a-picture' | 'heic' | 'too-large' | 'damaged' | 'busy'

export interface Pictures {
  /** Reads a JPEG, PNG or WebP; `file` is its path on this machine. */
  read(file: string): Promise<Result<Picture, PictureFault>>
}

/** Returns the width and height of a picture's small size, from those of its large size. */
export function toSmallSize({ width, height }: Pick<Picture, 'width' | 'height'>) {
  const scale = Math.min(1, SMALL_PICTURE / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}
