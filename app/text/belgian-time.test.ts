import { expect, test } from 'vitest'
import { inBelgium } from './belgian-time'

test('the hours of ten years are what the time zone says, their last minutes too', () => {
  const zone = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Brussels',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const wrong: string[] = []
  for (let year = 2020; year < 2030; year += 1) {
    // The changes are in March and October; the other months are asked for at their first hours.
    for (let month = 0; month < 12; month += 1) {
      const hours = month === 2 || month === 9 ? 24 * 31 : 24
      for (let hour = 0; hour < hours; hour += 1) {
        for (const minute of [0, 59]) {
          const date = new Date(Date.UTC(year, month, 1, hour, minute))
          const told = inBelgium(date).toISOString().slice(0, 16).replace('T', ' ')
          if (told !== zone.format(date)) wrong.push(date.toISOString())
        }
      }
    }
  }

  expect(wrong).toEqual([])
})
