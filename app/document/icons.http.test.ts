import sharp from 'sharp'
import { expect, test } from 'vitest'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()

const load = async (path: string) => {
  const answer = await site.browser().get(path)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test("each page names its icons for browsers and for a phone's home screen", async () => {
  const { bytes } = await load('/')

  expect(bytes.toString().match(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g)).toEqual([
    '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
  ])
  expect(bytes.toString()).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
})

test('the manifest has icons as large as it says', async () => {
  const { answer, bytes } = await load('/manifest.webmanifest')
  const manifest = JSON.parse(bytes.toString()) as {
    icons: { src: string; sizes: string; purpose?: string }[]
  }

  expect(answer.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/)
  expect(manifest).toMatchObject({
    short_name: 'Prépa LTS',
    lang: 'fr-BE',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes } of manifest.icons) {
    const icon = await sharp((await load(src)).bytes).metadata()
    expect(`${icon.width}x${icon.height}`).toBe(sizes)
  }
})

test('who takes no SVG finds the icon in three sizes', async () => {
  const { answer, bytes } = await load('/favicon.ico')

  expect(answer.headers.get('Content-Type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/)
  expect([0, 1, 2].map((nth) => bytes.readUInt8(6 + 16 * nth))).toEqual([16, 32, 48])
  expect(bytes.length).toBeLessThan(5000)
})

test('a home screen gets an opaque icon of 180 pixels', async () => {
  const { bytes } = await load('/apple-touch-icon.png')

  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'png',
    width: 180,
    height: 180,
    hasAlpha: false,
  })
  expect(bytes.length).toBeLessThan(5000)
})
