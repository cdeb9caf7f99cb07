import { expect, test } from 'vitest'
import { backTarget } from './back-target'

test.each([
  ['/exam-selection', '/dashboard'],
  ['/quiz', '/exam-selection'],
  ['/quiz/7/abandon', '/exam-selection'],
  ['/theory', '/dashboard'],
  ['/exam/7/details', '/dashboard'],
  ['/', '/dashboard'],
])("from %s, 'Retour' leads to %s unless the page says otherwise", (path, target) => {
  expect(backTarget(path)).toBe(target)
})
