import { expect, test } from 'vitest'
import { returnInWords } from './series'

test.each([
  [{ isRetired: true, isDue: false, dueOn: null }, 'Cette question a été retirée depuis.'],
  [{ isRetired: false, isDue: true, dueOn: '2026-11-30' }, 'Reviendra dans votre prochaine série'],
  [{ isRetired: false, isDue: false, dueOn: '2026-12-02' }, 'Reviendra le mercredi 2 décembre'],
  [{ isRetired: false, isDue: false, dueOn: '2027-01-02' }, 'Reviendra le 2 janvier 2027'],
  [{ isRetired: false, isDue: false, dueOn: null }, null],
])('an answered question %j comes back: %s', (place, words) => {
  expect(returnInWords(place, '2026-11-30')?.replace(/\s/g, ' ') ?? null).toBe(words)
})
