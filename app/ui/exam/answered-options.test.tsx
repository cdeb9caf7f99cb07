import { expect, test } from 'vitest'
import { render } from '#test/harness/render'
import { AnsweredOptions } from './answered-options'

test('a right and a wrong answer are told in words, not by colour alone', () => {
  const question = {
    optionA: 'Un coffre',
    optionB: 'Un tiroir',
    optionC: 'Une vitrine',
    correctAnswer: 'A',
  } as const
  const page = render(<AnsweredOptions question={{ ...question, optionOrder: 'ABC', userAnswer: 'C' }} />)

  expect(page.texts('li')).toEqual(['A Un coffre Correct', 'B Un tiroir', 'C Une vitrine Votre réponse'])
  expect(page.findAll('li')[2]?.find('svg[aria-label="Faux"]')).toBeDefined()
})
