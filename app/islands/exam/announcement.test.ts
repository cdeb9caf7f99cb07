import { expect, test } from 'vitest'
import { findAnnouncement } from './announcement'

test.each([
  [301, 300, 'Temps restant : 5 minutes.'],
  [61, 60, 'Temps restant : 1 minute.'],
  [1, 0, 'Le temps est écoulé.'],
])('the clock announces from %i s to %i s: %s', (before, now, text) => {
  expect(findAnnouncement(before, now)).toBe(text)
})

test('the clock announces a mark once, but not at the beginning of an exam', () => {
  expect(findAnnouncement(300, 299)).toBeNull()
  expect(findAnnouncement(60, 59)).toBeNull()
  expect(findAnnouncement(300, 300)).toBeNull()
})

test('the clock announces the time left after a jump', () => {
  expect(findAnnouncement(400, 200)).toBe('Temps restant : 3 minutes 20 secondes.')
  expect(findAnnouncement(400, 0)).toBe('Le temps est écoulé.')
})
