import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { toSmallSize, type Picture } from '#modules/kernel/pictures'
import { noise, photo, scene, writeUpload } from '#test/things/photo'
import { openPictures } from './pictures.server'

const pictures = openPictures()
const read = async (bytes: Buffer | string) => pictures.read(await writeUpload(bytes))

async function readable(bytes: Buffer): Promise<Picture> {
  const picture = await read(bytes)
  if (!picture.ok) throw new Error(picture.code)
  return picture.value
}

const fileIn = ({ files }: Picture, side: number, format: string) =>
  files.find((file) => file.side === side && file.format === format)!.bytes

const metadataOf = async (bytes: Buffer) => sharp(await writeUpload(bytes)).metadata()

const SMALL = { width: 320, height: 240 }

const refusal = (code: string) => ({ ok: false, code })

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'in %s is kept in two sizes, the large one as JPEG too',
    async (format) => {
      const wide = scene({ width: 1600, height: 100 })
      const picture = await readable(await wide.toFormat(format).toBuffer())

      const kept = await Promise.all(
        picture.files.map(async ({ side, format, bytes }) => {
          const { format: found, width, height } = await metadataOf(bytes)
          return [side, format, found, width, height]
        }),
      )
      expect(kept).toEqual([
        [480, 'webp', 'webp', 480, 30],
        [1280, 'webp', 'webp', 1280, 80],
        [1280, 'jpeg', 'jpeg', 1280, 80],
      ])
      expect(picture).toMatchObject({ width: 1280, height: 80 })
    },
  )

  test('is never enlarged, and its small size is known from the large one', async () => {
    for (const size of [
      { width: 300, height: 200 },
      { width: 70, height: 2000 },
      { width: 5000, height: 11 },
    ]) {
      const picture = await readable(await photo(size))
      const { width, height } = await metadataOf(fileIn(picture, 480, 'webp'))
      expect({ width, height }).toEqual(toSmallSize(picture))
      expect(picture.width).toBeLessThanOrEqual(size.width)
    }
  })

  test('stands upright, and nothing says where or by what it was taken', async () => {
    const taken = await scene({ width: 120, height: 80 })
      .withExif({
        IFD0: { Make: 'Fabricant', Model: 'Appareil 9' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '50/1 28/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '4/1 52/1 0/1',
        },
      })
      .withMetadata({ orientation: 6, icc: 'p3' })
      .jpeg()
      .toBuffer()
    expect((await metadataOf(taken)).orientation).toBe(6)

    const picture = await readable(taken)

    expect(picture).toMatchObject({ width: 80, height: 120 })
    for (const { bytes } of picture.files) {
      const { orientation, exif, icc, xmp, iptc, comments } = await metadataOf(bytes)
      expect({ orientation, exif, icc, xmp, iptc, comments }).toEqual({})
      for (const trace of ['Exif', 'GPS', 'Fabricant', 'Appareil', 'http://ns.adobe.com'])
        expect(bytes.includes(trace), trace).toBe(false)
    }
  })

  test('has a white ground where it was transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const empty = sharp({ create: { width: 40, height: 30, channels: 4, background: clear } })
    const picture = await readable(await empty.png().toBuffer())

    const { dominant } = await sharp(await writeUpload(fileIn(picture, 1280, 'jpeg'))).stats()
    expect(Object.values(dominant).every((shade) => shade > 240)).toBe(true)
  })

  test('is so small that a page of 24 small ones is below 400 kB', async () => {
    const picture = await readable(await noise({ width: 960, height: 720 }).jpeg({ quality: 90 }).toBuffer())

    expect(fileIn(picture, 480, 'webp').length).toBeLessThan(15_000)
  })

  test('has one fingerprint in any size and format, other than another picture', async () => {
    const same = [
      await photo(SMALL),
      await scene({ width: 640, height: 480 }).webp({ quality: 40 }).toBuffer(),
      await scene({ width: 800, height: 600 }).png().toBuffer(),
    ]
    const prints = await Promise.all(same.map(async (bytes) => (await readable(bytes)).fingerprint))

    expect(prints[0]).toMatch(/^[\da-f]{16}$/)
    expect(new Set(prints).size).toBe(1)
    const flipped = await readable(await scene(SMALL).flop().jpeg().toBuffer())
    expect(prints).not.toContain(flipped.fingerprint)
  })

  test('keeps nothing of what a file carries behind it', async () => {
    const picture = await readable(
      Buffer.concat([await photo(SMALL), Buffer.from('<script>alert(1)</script>')]),
    )

    for (const { bytes } of picture.files) expect(bytes.includes('<script>')).toBe(false)
  })
})

describe('refused as a picture is', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each<[string, Buffer | string | (() => Promise<Buffer>)]>([
    ['nothing', ''],
    ['a text', 'Carabine de match'],
    ['a page', '<!doctype html><img src=x onerror=alert(1)>'],
    ['an SVG', SVG],
    ['an SVG that says it is a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)])],
    ['a GIF', () => scene({ width: 40, height: 30 }).gif().toBuffer()],
    ['a TIFF', () => scene({ width: 40, height: 30 }).tiff().toBuffer()],
    ['an AVIF', () => scene({ width: 40, height: 30 }).avif({ effort: 0 }).toBuffer()],
    ['a PDF', '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj'],
    ['a ZIP', Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64')],
  ])('%s', async (_, given) => {
    const bytes = typeof given === 'function' ? await given() : given
    expect(await read(bytes)).toEqual(refusal('not-a-picture'))
  })

  test('a HEIC file, by its name', async () => {
    for (const brand of ['heic', 'heix', 'mif1'])
      expect(await read(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`)).toEqual(refusal('heic'))
  })

  test('a file that breaks off', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await scene(SMALL).toFormat(format).toBuffer()
      const half = await read(whole.subarray(0, whole.length / 2))
      expect([half.ok, !half.ok && half.code], format).toEqual([
        false,
        expect.stringMatching(/damaged|not-a-picture/),
      ])
    }
  })

  test('a file of 30,000 pixels a side or 52 million in all', async () => {
    expect(await read(pngOf({ width: 30_000, height: 30_000 }))).toEqual(refusal('too-large'))
    expect(await read(pngOf({ width: 8000, height: 6500 }))).toEqual(refusal('too-large'))
    expect(await read(await flat({ width: 30_000, height: 10 }).jpeg().toBuffer())).toEqual(
      refusal('too-large'),
    )
  })

  test('a large file that is not decoded line by line', async () => {
    const size = { width: 3700, height: 3700 }
    const jpeg = await flat(size).jpeg({ progressive: true }).toBuffer()
    for (const whole of [jpeg, pngOf(size, 'progressive')])
      expect(await read(whole)).toEqual(refusal('too-large'))
    expect(await read(await flat(size).jpeg().toBuffer())).toMatchObject({ ok: true })
  })
})

const flat = (size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background: '#888' }, limitInputPixels: false })

/** Without most of its lines: its head is enough to refuse it. */
function pngOf({ width, height }: { width: number; height: number }, order?: 'progressive'): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits, three colours.
  head.set([8, 2], 8)
  head.writeUInt8(order === 'progressive' ? 1 : 0, 12)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(99))), chunk('IEND')]
  return Buffer.concat([signature, ...chunks])
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
