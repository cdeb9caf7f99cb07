import { expect, it } from 'vitest'
import { toUnlock } from './exams'

it('counts the tests that open the official exam, the last one in words', () => {
  expect(toUnlock(0)).toBe("Encore 5 tests réussis, et l'examen officiel s'ouvre")
  expect(toUnlock(4)).toBe("Plus qu'un test réussi, et l'examen officiel s'ouvre")
})
