import { expect, test } from 'vitest'
import { correctSearch } from './correct'

const TITLES = [
  'Mallette à deux serrures  Huy',
  'Mallette longue  Namur',
  'Lunette 6-24×50 Vortex Liège',
  'Étui souple  Arlon',
  'Carabine Anschütz Tournai',
]

test.each([
  ['malette', 'mallette', 1],
  ['lunete', 'lunette', 1],
  ['Vortx', 'vortex', 1],
  ['lnuette', 'lunette', 1],
  ['malettes', 'mallette', 1],
  ['Liege vortx', 'Liege vortex', 1],
  ['ancshutz', 'anschütz', 1],
  ['carabinne', 'carabine', 1],
  ['kcarabime', 'carabine', 2],
])('the search %j becomes %j, %i letters apart', (q, corrected, letters) => {
  expect(correctSearch(q, TITLES)).toEqual({ q: corrected, letters })
})

test.each(['mallette', 'lunet', 'etuy', '6-42x50', 'revolver', 'lnuete', ''])(
  'the search %j is not corrected',
  (q) => {
    expect(correctSearch(q, TITLES)).toBeNull()
  },
)

test('of two near words, the search takes the one that more ads use', () => {
  const titles = ['Balson', 'Ballot', 'Ballot rond']
  expect(correctSearch('ballon', titles)).toEqual({ q: 'ballot', letters: 1 })
})

test('a search of more than three unknown words is not corrected', () => {
  expect(correctSearch('malette lunete vortx', TITLES)).not.toBeNull()
  expect(correctSearch('malette lunete vortx carabinne', TITLES)).toBeNull()
})
