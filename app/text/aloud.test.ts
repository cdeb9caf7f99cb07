import { expect, test } from 'vitest'
import { listAnswer, listAsked } from './aloud'

const question = {
  question: 'Où ranger les munitions ?',
  optionA: 'Avec les armes',
  optionB: 'À part',
  optionC: 'Au grenier',
  pictureAlt: null,
  correctAnswer: 'B',
  remember: 'Les munitions à part.',
  explanation: 'Armes et munitions se gardent séparément.',
  why: null,
  trap: null,
  checkedBy: null,
} as const

test('a question is read with its options as they are shown', () => {
  expect(listAsked({ ...question, optionOrder: 'CAB' })).toEqual([
    'Où ranger les munitions ?',
    'A, Au grenier',
    'B, Avec les armes',
    'C, À part',
  ])
})

test('a question with a picture says what the picture shows', () => {
  expect(listAsked({ ...question, pictureAlt: 'une armoire ouverte' })[1]).toBe(
    "Sur l'image : une armoire ouverte",
  )
})

test('an answer is read from its verdict to its explanation', () => {
  expect(listAnswer({ ...question, optionOrder: 'CAB', userAnswer: 'C' })).toEqual([
    'Mauvaise réponse',
    'La bonne réponse : C, À part',
    'À retenir : Les munitions à part.',
    'La règle : Armes et munitions se gardent séparément.',
  ])
})
