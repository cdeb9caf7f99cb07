import { expect, test } from 'vitest'
import { render } from '#test/harness/render'
import { KnowledgeBar } from './knowledge'

const sizesOf = (bar: ReturnType<typeof render>) =>
  bar.findAll('rect').map((part) => ['x', 'width', 'height'].map((name) => Number(part.attribute(name))))

test('the bar of a theme has parts side by side, lower the less is known', () => {
  const bar = render(<KnowledgeBar total={24} mastered={3} inProgress={1} toRetake={2} unseen={18} />)

  expect(bar.html).toContain('viewBox="0 0 24 12"')
  expect(sizesOf(bar)).toEqual([
    [0, 3, 12],
    [3, 1, 8],
    [4, 2, 5],
    [6, 18, 2],
  ])
})

test('the bar of a theme leaves out what is empty', () => {
  const bar = render(<KnowledgeBar total={24} mastered={0} inProgress={2} toRetake={0} unseen={22} />)

  expect(sizesOf(bar)).toEqual([
    [0, 2, 8],
    [2, 22, 2],
  ])
})
