import type { Result } from './result'

/** The longest side of a picture in each stored size, in pixels. */
export const SMALL_PICTURE = 480
export const LARGE_PICTURE = 1280

export const PICTURE_MEGABYTES = 10
export const PICTURE_MEGAPIXELS = 50

/** JPEG exists in the large size only, for programs that cannot read WebP. */
export type PictureFile = { side: number; format: 'webp' | 'jpeg'; bytes: Buffer }

/** A stored picture, turned upright and without the metadata of its file. */
export type Picture = {
  /** SHA-256 of the large WebP, in hexadecimal. */
  hash: string
  /** 64 bits in hexadecimal. The same picture has the same fingerprint in any size or format. */
  fingerprint: string
  /** Width and height are those of the large size, in pixels. */
  width: number
  height: number
  files: readonly PictureFile[]
}

/** The parts of a picture's URL; `hash` is the beginning of the picture's hash. */
export type PictureAddress = { id: number; hash: string } & Omit<PictureFile, 'bytes'>

/** 'too-large' means too many pixels, or too much memory or time. After 'busy', a person may try again. */
export type PictureFault = 'not-a-picture' | 'heic' | 'too-large' | 'damaged' | 'busy'

export interface Pictures {
  read(file: string): Promise<Result<Picture, PictureFault>>
}

export function toSmallSize({ width, height }: Pick<Picture, 'width' | 'height'>) {
  const scale = Math.min(1, SMALL_PICTURE / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}
