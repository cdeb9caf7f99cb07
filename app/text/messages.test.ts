import { expect, test } from 'vitest'
import { conversationInWords, formatMessageDay, shortMoment } from './messages'

/** 00:30 on 23 November in Belgium. */
const NOW = new Date('2026-11-22T23:30:00.000Z')

test.each([
  ['2026-11-22T23:10:00.000Z', '0 h 10', "Aujourd'hui"],
  ['2026-11-22T22:59:00.000Z', 'hier', 'Hier'],
  ['2026-11-17T09:00:00.000Z', '17 nov.', '17 novembre 2026'],
  ['2025-11-17T09:00:00.000Z', '17/11/2025', '17 novembre 2025'],
])('the moment of a message (%s) is a day or a time in Belgium: %s, %s', (at, short, long) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect([shortMoment(new Date(at), NOW), formatMessageDay(new Date(at), NOW)].map(plain)).toEqual([
    short,
    long,
  ])
})

test.each([
  [{ ownerName: 'camille', writerName: 'karim' }, 'Annonce de camille, conversation avec karim.'],
  [{ ownerName: '', writerName: '' }, "Annonce d'un ancien membre, conversation avec un ancien membre."],
])('a reported conversation names its members while their names are kept', (report, words) => {
  expect(conversationInWords(report)).toBe(words)
})
