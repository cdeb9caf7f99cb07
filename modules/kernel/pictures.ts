import type { Result } from './result'

/** Pictures are kept in two sizes: each fits into a square whose side is so many pixels. */
export const SMALL_PICTURE = 480
export const LARGE_PICTURE = 1280

/** The largest picture that is read: its file, and its pixels. */
export const PICTURE_MEGABYTES = 10
export const PICTURE_MEGAPIXELS = 50

/** JPEG only in the large size, for programs that read no WebP. */
export type PictureFile = { side: number; format: 'webp' | 'jpeg'; bytes: Buffer }

/** What is kept of a picture: turned upright, and nothing of what its file said beside it. */
export type Picture = {
  /** SHA-256 of the large WebP, in hexadecimal. */
  hash: string
  /** 64 bits in hexadecimal: the same for the same picture in another size or format. */
  fingerprint: string
  /** In pixels, of the large size. */
  width: number
  height: number
  files: readonly PictureFile[]
}

/** What the address of a picture says; `hash` is the beginning of it. */
export type PictureAddress = { id: number; hash: string } & Omit<PictureFile, 'bytes'>

/** 'too-large' has too many pixels, or takes too much memory or time. 'busy': many wait already, one may try again. */
export type PictureFault = 'not-a-picture' | 'heic' | 'too-large' | 'damaged' | 'busy'

export interface Pictures {
  /** Reads a JPEG, PNG or WebP; `file` is its path on this machine. */
  read(file: string): Promise<Result<Picture, PictureFault>>
}

/** The width and height of the small size of a picture whose large one is known. */
export function smallSizeOf({ width, height }: Pick<Picture, 'width' | 'height'>) {
  const scale = Math.min(1, SMALL_PICTURE / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}
