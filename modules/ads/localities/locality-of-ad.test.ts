import { describe, expect, test } from 'vitest'
import { followLocation, localities } from './locality-of-ad'

describe('the province of an ad', () => {
  test.each([
    ['4500', '4500 Huy', 'liege'],
    ['luik', 'Liège', 'liege'],
    ['Hainaut', 'Hainaut', 'hainaut'],
    ['Stand de Marnières', 'Stand de Marnières', null],
    ['Saint-Nicolas', 'Saint-Nicolas', null],
    ['Limbourg', 'Limbourg', null],
  ])('follows from the locality %j, written as %j', (typed, location, province) => {
    expect(followLocation({ location: typed, province: null })).toEqual({ location, province })
  })

  test.each([
    ['Huy', 'Huy', 'namur'],
    ['Stand de Marnières', 'Stand de Marnières', 'hainaut'],
    ['Saint-Nicolas', '4420 Saint-Nicolas', 'liege'],
  ] as const)('of the locality %j stays as it was chosen', (typed, location, province) => {
    expect(followLocation({ location: typed, province })).toEqual({ location, province })
  })

  test('follows again from a locality that was written before', () => {
    const once = followLocation({ location: 'Ben-Ahin, Huy', province: null })

    expect(followLocation({ ...once, province: null })).toEqual(once)
  })
})

describe('a locality', () => {
  test('that is not in the list is refused, with what may have been meant', () => {
    expect(localities.findFault({ location: 'Namurr', province: null })).toEqual({
      code: 'unknown',
      offered: [{ locality: '5000 Namur', province: 'namur' }],
    })
  })

  test('is accepted with any name once its province is chosen', () => {
    expect(localities.findFault({ location: 'Namurr', province: 'namur' })).toBeNull()
  })

  test.each(['Huy', '4500', 'province de Namur'])('such as %j is accepted', (location) => {
    expect(localities.findFault({ location, province: null })).toBeNull()
  })
})
