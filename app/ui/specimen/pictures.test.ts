import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const FOLDER = 'public/pictures'
const pictures = readdirSync(FOLDER).map((file) => ({
  file,
  svg: readFileSync(`${FOLDER}/${file}`, 'utf8'),
}))

const except = (holds: (svg: string) => boolean) =>
  pictures.filter(({ svg }) => !holds(svg)).map(({ file }) => file)

test('drawings of questions have names that a question may give', () => {
  expect(pictures.filter(({ file }) => !/^[a-z0-9-]+\.svg$/.test(file))).toEqual([])
  expect(pictures.length).toBeGreaterThanOrEqual(60)
})

test.each<[string, (svg: string) => boolean]>([
  ['is well-formed', isWellFormed],
  ['has the size of all', (svg) => /^<svg xmlns="[^"]+" viewBox="0 0 640 400"/.test(svg)],
  ['weighs less than 6 kB on the wire', (svg) => gzipSync(svg, { level: 9 }).length < 6000],
  ['is drawn for the dark as well', (svg) => svg.includes('@media (prefers-color-scheme: dark){')],
  ['has a dark ground there, opened by itself', (svg) => svg.includes(':root{color-scheme:light dark}')],
  ['holds shapes and labels alone', (svg) => namesOf(svg).every((name) => ELEMENTS.includes(name))],
  ['runs and loads nothing', (svg) => !/\son\w+=|href|url\(|@import|<[!?]/.test(svg)],
  ['has labels, not sentences', (svg) => textsOf(svg).every((text) => text.length <= 40)],
])('each drawing of a question %s', (_what, holds) => expect(except(holds)).toEqual([]))

const ELEMENTS = [
  'svg',
  'style',
  'g',
  'path',
  'circle',
  'rect',
  'ellipse',
  'line',
  'polygon',
  'polyline',
  'text',
]

const namesOf = (svg: string) => [...svg.matchAll(/<([\w:-]+)/g)].map(([, name]) => name!)

const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text!)

/** Elements are closed in order, attributes are quoted, and special characters are escaped. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_tag, ...parts: string[]) => {
      const [isEnd, name = '', , isEmpty] = parts
      if (isEnd) return open.pop() === name ? '' : '<'
      if (!isEmpty) open.push(name)
      return ''
    },
  )
  return open.length === 0 && !/[<]|&(?!amp;|lt;|gt;|quot;|#\d+;)/.test(rest)
}
