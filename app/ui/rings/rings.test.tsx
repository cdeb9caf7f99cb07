import { expect, test } from 'vitest'
import { render } from '#test/harness/render'
import { Dial } from './dial'
import { UnlockRings } from './rings'
import { filled, shot } from './rings.css'

test('the dial of a result says score and pass mark in words', () => {
  const page = render(<Dial score={1} totalQuestions={3} />)
  const label = 'Score : 33 %, 1 bonne réponse sur 3. Le minimum est de 70 %.'
  expect(page.attributes('[aria-label]', 'aria-label')).toEqual([label])
})

test('the dial of a result shows the shot with the last ring', () => {
  const rings = (passed: number) => render(<UnlockRings passed={passed} />).html
  expect(rings(4)).not.toContain(shot)
  expect(rings(5)).toContain(shot)
  expect(rings(5).split(filled)).toHaveLength(6)
})
