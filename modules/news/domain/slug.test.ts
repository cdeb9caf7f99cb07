import { expect, test } from 'vitest'
import { haveSameSlug, isSlug, slugsFor } from './slug'

function first(title: string, count = 1) {
  const slugs = slugsFor(title)
  return Array.from({ length: count }, () => slugs.next().value as string)
}

test.each([
  ['Ouverture du stand', 'ouverture-du-stand'],
  ['  Été à Liège : « 3 » nouveautés !  ', 'ete-a-liege-3-nouveautes'],
  ["L'arrêté -- royal", 'l-arrete-royal'],
  ['Cœur et œuvre, ex æquo', 'coeur-et-oeuvre-ex-aequo'],
  ['22 ＬＲ', '22-lr'],
  ['İstanbul', 'istanbul'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
])('%j leads to %j', (title, slug) => {
  expect(first(title)).toEqual([slug])
})

test.each(['', '   ', '!?', 'Новости', '射撃'])(
  '%j, of which nothing is left, leads to "actualite"',
  (title) => {
    expect(first(title)).toEqual(['actualite'])
  },
)

test('when an address is taken, a number is added to it', () => {
  expect(first('Ouverture', 3)).toEqual(['ouverture', 'ouverture-2', 'ouverture-3'])
})

test.each([
  ['All', 'all-2'],
  ['FEATURED', 'featured-2'],
  ['àll !', 'all-2'],
])('%j is an address of the site itself, and leads to %j', (title, slug) => {
  expect(first(title)).toEqual([slug])
})

test('an accent, a capital or a point makes no other address', () => {
  expect(haveSameSlug('Été', 'ete !')).toBe(true)
  expect(haveSameSlug('Été', 'Étés')).toBe(false)
})

test.each(['ouverture', 'ouverture-2', '3'])('%j can be an address', (text) => {
  expect(isSlug(text)).toBe(true)
})

test.each(['', 'Ouverture', 'été', '-a', 'a-', 'a--b', 'a\0', 'a\n', 'a/b', '<script>'])(
  '%j is none',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)
