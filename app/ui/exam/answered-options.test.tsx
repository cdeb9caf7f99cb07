import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsOf } from '#test/html-text'
import { AnsweredOptions } from './answered-options'

test('right and wrong answers are told in words, not by colours alone', () => {
  const question = {
    optionA: 'Un coffre',
    optionB: 'Un tiroir',
    optionC: 'Une vitrine',
    correctAnswer: 'A',
  } as const
  const html = renderToStaticMarkup(
    <AnsweredOptions question={{ ...question, optionOrder: 'ABC', userAnswer: 'C' }} />,
  )
  const options = [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, option]) => option!)

  expect(options.map((option) => wordsOf(option).trim())).toEqual([
    'A Un coffre Correct',
    'B Un tiroir',
    'C Une vitrine Votre réponse',
  ])
  expect(options[2]).toMatch(/<svg[^>]*aria-label="Faux"/)
})
