import { expect, test } from 'vitest'
import { haveSameSlug, slugsFor } from './slug'

function slugs(title: string, count = 1) {
  const made = slugsFor(title)
  return Array.from({ length: count }, () => made.next().value as string)
}

test.each([
  ['Ouverture du stand', 'ouverture-du-stand'],
  ['  Été à Liège : « 3 » nouveautés !  ', 'ete-a-liege-3-nouveautes'],
  ["L'arrêté -- royal", 'l-arrete-royal'],
  ['Cœur et œuvre, ex æquo', 'coeur-et-oeuvre-ex-aequo'],
  ['22 ＬＲ', '22-lr'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['', 'actualite'],
  ['!?', 'actualite'],
  ['Новости', 'actualite'],
])('the title %j gets the address %j', (title, slug) => {
  expect(slugs(title)).toEqual([slug])
})

test('a number is added to a news address that is taken', () => {
  expect(slugs('Ouverture', 3)).toEqual(['ouverture', 'ouverture-2', 'ouverture-3'])
})

test.each([
  ['All', 'all-2'],
  ['FEATURED', 'featured-2'],
  ['àll !', 'all-2'],
])('the title %j would hide a page of the site, and gets %j', (title, slug) => {
  expect(slugs(title)).toEqual([slug])
})

test('two titles have the same address whatever accents, case, punctuation', () => {
  expect(haveSameSlug('Été', 'ete !')).toBe(true)
  expect(haveSameSlug('Été', 'Étés')).toBe(false)
})
