import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { smallSizeOf, type Picture } from '#modules/kernel/pictures'
import { noise, photo, scene } from '#test/pictures'
import { fileOf } from '#test/uploaded-file'
import { openPictures } from './pictures.server'

const pictures = openPictures()
const read = async (bytes: Buffer | string) => pictures.read(await fileOf(bytes))

async function readable(bytes: Buffer): Promise<Picture> {
  const picture = await read(bytes)
  if (!picture.ok) throw new Error(picture.code)
  return picture.value
}

const fileIn = ({ files }: Picture, side: number, format: string) =>
  files.find((file) => file.side === side && file.format === format)!.bytes

const metadataOf = async (bytes: Buffer) => sharp(await fileOf(bytes)).metadata()

const refusal = (code: string) => ({ ok: false, code })

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'in %s is kept in two sizes, the large one as JPEG too',
    async (format) => {
      const picture = await readable(await scene().toFormat(format).toBuffer())

      const kept = await Promise.all(
        picture.files.map(async ({ side, format, bytes }) => {
          const { format: found, width, height } = await metadataOf(bytes)
          return [side, format, found, width, height]
        }),
      )
      expect(kept).toEqual([
        [480, 'webp', 'webp', 480, 360],
        [1280, 'webp', 'webp', 1280, 960],
        [1280, 'jpeg', 'jpeg', 1280, 960],
      ])
      expect(picture).toMatchObject({ width: 1280, height: 960 })
    },
  )

  test('is never enlarged, and its small size is known from the large one', async () => {
    for (const size of [
      { width: 300, height: 200 },
      { width: 700, height: 2000 },
      { width: 5000, height: 11 },
    ]) {
      const picture = await readable(await photo(size))
      const { width, height } = await metadataOf(fileIn(picture, 480, 'webp'))
      expect({ width, height }).toEqual(smallSizeOf(picture))
      expect(picture.width).toBeLessThanOrEqual(size.width)
    }
  })

  test('stands upright, and nothing says where or by what it was taken', async () => {
    const taken = await scene({ width: 1200, height: 800 })
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

    expect(picture).toMatchObject({ width: 800, height: 1200 })
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

    const { dominant } = await sharp(await fileOf(fileIn(picture, 1280, 'jpeg'))).stats()
    expect(Object.values(dominant).every((shade) => shade > 240)).toBe(true)
  })

  test('is so small that a page of 24 small ones is below 400 kB', async () => {
    const picture = await readable(await noise({ width: 960, height: 720 }).jpeg({ quality: 90 }).toBuffer())

    expect(fileIn(picture, 480, 'webp').length).toBeLessThan(15_000)
  })

  test('has one fingerprint in any size and format, other than another picture', async () => {
    const same = [
      await photo(),
      await scene({ width: 640, height: 480 }).webp({ quality: 40 }).toBuffer(),
      await scene({ width: 2000, height: 1500 }).png().toBuffer(),
    ]
    const prints = await Promise.all(same.map(async (bytes) => (await readable(bytes)).fingerprint))

    expect(prints[0]).toMatch(/^[\da-f]{16}$/)
    expect(new Set(prints).size).toBe(1)
    const flipped = await readable(await scene().flop().jpeg().toBuffer())
    expect(prints).not.toContain(flipped.fingerprint)
  })

  test('keeps nothing of what a file carries behind it', async () => {
    const picture = await readable(Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')]))

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
      const whole = await scene().toFormat(format).toBuffer()
      const half = await read(whole.subarray(0, whole.length / 2))
      expect([half.ok, !half.ok && half.code], format).toEqual([
        false,
        expect.stringMatching(/damaged|not-a-picture/),
      ])
    }
  })

  test('a file of 30,000 pixels a side, whatever its bytes', async () => {
    const bomb = pngOf({ width: 30_000, height: 30_000 })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await read(bomb)).toEqual(refusal('too-large'))
    expect(await read(await flat({ width: 30_000, height: 10 }).jpeg().toBuffer())).toEqual(
      refusal('too-large'),
    )
  })

  test('a large file that is not decoded line by line', async () => {
    const size = { width: 4500, height: 4500 }
    for (const whole of [flat(size).png({ progressive: true }), flat(size).jpeg({ progressive: true })])
      expect(await read(await whole.toBuffer())).toEqual(refusal('too-large'))
    expect(await read(await flat(size).jpeg().toBuffer())).toMatchObject({ ok: true })
  })
})

const flat = (size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background: '#888' }, limitInputPixels: false })

/** A black picture of one bit a pixel, tiny once it is compressed. */
function pngOf({ width, height }: { width: number; height: number }): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(1, 8)
  const lines = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(lines, { level: 1 })), chunk('IEND')]
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
