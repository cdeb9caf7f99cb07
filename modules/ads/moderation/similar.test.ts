import { expect, test } from 'vitest'
import { findLikeness } from './similar'

const AD = {
  title: 'Lunette Bushnell 3-9x40',
  description: "Réticule mildot, très bon état, deux ans d'usage au stand. Livrée avec ses bouchons.",
}

test.each([
  ['itself', 'title', AD],
  ['one of the same title', 'title', { ...AD, description: 'Tout autre chose, vraiment.' }],
  [
    'one whose title differs in case, accents and spaces',
    'title',
    { title: '  LUNETTE  bushnéll 3–9×40', description: 'Autre texte.' },
  ],
  ['one with another title and the same text', 'words', { ...AD, title: 'Bushnell à vendre, 3-9x40' }],
  ['one of another size, described alike', 'words', { ...AD, title: 'Lunette Bushnell 4-12x50' }],
  [
    'another thing in the same phrases',
    null,
    {
      title: 'Veste de tir Sauer taille 52',
      description: "Cuir et toile, très bon état, deux ans d'usage au stand. Livrée avec son sac.",
    },
  ],
  ['one with nothing in common', null, { title: 'Bipied', description: 'Pour carabine de chasse.' }],
])('an ad is like %s by %s', (_what, likeness, other) => {
  expect(findLikeness(AD, other)).toBe(likeness)
  expect(findLikeness(other, AD)).toBe(likeness)
})

test('short ads are alike by their title only', () => {
  const short = { title: 'Étui', description: 'Étui en cuir, neuf.' }

  expect(findLikeness(short, { ...short, title: 'Étui neuf' })).toBeNull()
})
