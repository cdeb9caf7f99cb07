import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Metadata, OutputInfo, Sharp } from 'sharp'
import {
  LARGE_PICTURE,
  PICTURE_MEGAPIXELS,
  type Picture,
  type PictureFault,
  type Pictures,
  SMALL_PICTURE,
} from '#modules/kernel/pictures'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Requester } from '#db/engine'
import { turnFor, Turns } from '#db/turns'
import { DatabaseUnavailable } from '#db/unavailable'

/** Adds one megapixel, because a 50-megapixel camera may take pictures of 8192 by 6144 pixels. */
const MOST_PIXELS = (PICTURE_MEGAPIXELS + 1) * 1_000_000

/** The longest wait for a turn, in milliseconds. The server closes a silent connection only later. */
const LONGEST_WAIT_MS = 40_000

const LARGE_QUALITY = 75

/** Reads pictures one at a time, so that many uploads need no more memory than one. */
export function openPictures(requester?: Requester): Pictures {
  const turns = new Turns('read a picture', { patience: LONGEST_WAIT_MS })
  return {
    async read(file) {
      const sharp = await loadSharp()
      try {
        return await turns.run(() => read(sharp, file), turnFor(requester))
      } catch (error) {
        if (error instanceof DatabaseUnavailable) return refuse('busy')
        throw error
      }
    },
  }
}

type Library = typeof import('sharp').default

let loading: Promise<Library> | undefined

/**
 * Loads sharp at the first picture, to save memory until then. Blocks all decoders but three, because some
 * have known vulnerabilities.
 */
function loadSharp(): Promise<Library> {
  return (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}File`) })
    return sharp
  }))
}

/** Matches HEIC, which iPhones may send and sharp cannot decode. */
const HEIC = /^.{4}ftyp(hei|hev|mif1|msf1)/s

async function read(sharp: Library, file: string): Promise<Result<Picture, PictureFault>> {
  // Ignores warnings, because the files of many cameras have minor faults.
  const options = { failOn: 'error', sequentialRead: true, limitInputPixels: MOST_PIXELS } as const
  const metadata = await attempt(() => sharp(file, { ...options, limitInputPixels: false }).metadata())
  const head = await readHead(file)
  if (metadata === null) return refuse(HEIC.test(head) ? 'heic' : 'not-a-picture')
  const fault = findFault(metadata, head)
  if (fault) return refuse(fault)

  const pixels = await attempt(() =>
    sharp(file, options)
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize(LARGE_PICTURE, LARGE_PICTURE, INSIDE)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  return pixels === null ? refuse('damaged') : ok(await encode(sharp, pixels))
}

const MOST_SECONDS = 20

const INSIDE = { fit: 'inside', withoutEnlargement: true } as const

async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && !error.message.startsWith('Input file is missing')) return null
    throw error
  }
}

async function readHead(file: string): Promise<string> {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(16) }).finally(() => handle.close())
  return buffer.toString('latin1', 0, bytesRead)
}

/** Matches WebP's simple lossy format, which most programs write. */
const SIMPLE_WEBP = /^RIFF.{4}WEBPVP8 /s

function findFault({ width, height, ...coding }: Metadata, head: string): PictureFault | null {
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) return 'too-large'
  return width * height * bytesPerPixel(coding, head) > MOST_MEMORY ? 'too-large' : null
}

/** The most bytes of memory for a picture that cannot be read line by line. */
const MOST_MEMORY = 40_000_000

const LONGEST_SIDE = 16_384

type Coding = Omit<Metadata, 'width' | 'height'>

/** Returns the measured bytes per pixel that decoding takes, or 0 for a picture that is read line by line. */
function bytesPerPixel({ format, isProgressive, channels, depth, ...coding }: Coding, head: string): number {
  if (format === 'webp') return SIMPLE_WEBP.test(head) ? 1 : 6
  const isDeep = depth === 'ushort'
  const isTurned = (coding.orientation ?? 1) > 1
  if (format === 'png') return isProgressive || isTurned || isDeep ? channels * (isDeep ? 2 : 1) + 1 : 0
  if (!isProgressive) return 0
  // A progressive JPEG takes two bytes per coefficient. With 4:2:0, each of the two colour channels has only
  // a quarter of the coefficients.
  return coding.chromaSubsampling === '4:2:0' ? 3 : 2 * channels
}

type Pixels = { data: Buffer; info: OutputInfo }

async function encode(sharp: Library, { data, info }: Pixels): Promise<Picture> {
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const large = await pixels().webp({ quality: LARGE_QUALITY }).toBuffer()
  const jpeg = await pixels().jpeg({ quality: LARGE_QUALITY }).toBuffer()
  return {
    hash: createHash('sha256').update(large).digest('hex'),
    fingerprint: await computeFingerprint(pixels()),
    width,
    height,
    files: [
      { side: SMALL_PICTURE, format: 'webp', bytes: await encodeSmall(pixels) },
      { side: LARGE_PICTURE, format: 'webp', bytes: large },
      { side: LARGE_PICTURE, format: 'jpeg', bytes: jpeg },
    ],
  }
}

async function encodeSmall(pixels: () => Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of SMALL_QUALITIES) {
    bytes = await pixels().resize(SMALL_PICTURE, SMALL_PICTURE, INSIDE).webp({ quality }).toBuffer()
    if (bytes.length <= SMALL_BYTES) break
  }
  return bytes
}

/** The target size of a small picture in bytes. It keeps a page of 24 small pictures below 400 kB. */
const SMALL_BYTES = 15_000

const SMALL_QUALITIES = [70, 55, 40, 25, 10]

/** Increases of brightness up to this value are ignored, because resizing or re-encoding may reverse them. */
const NOISE = 4

async function computeFingerprint(pixels: Sharp): Promise<string> {
  const grey = await pixels.resize(9, 8, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer()
  let bits = ''
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column
      bits += grey[at + 1]! - grey[at]! > NOISE ? '1' : '0'
    }
  }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}
