import { expect, test } from 'vitest'
import { render } from '#test/harness/render'
import { ThreadMessages } from './thread'

const NOW = new Date('2026-11-24T12:00:00Z')
const written = (id: number, day: string) => ({
  ...{ id, sender: 'karim', body: `Message ${id}` },
  createdAt: new Date(`2026-11-${day}T10:00:00Z`),
})

test('a conversation has a list for each day, of its messages alone', () => {
  const messages = [written(1, '22'), written(2, '22'), written(3, '24')]
  const thread = { messages, own: 'camille', nameOf: () => 'karim', now: NOW, older: null, newer: null }
  const page = render(<ThreadMessages {...thread} />)

  const lists = page.findAll('ol').map((list) => list.texts('li'))
  expect(lists.map(({ length }) => length)).toEqual([2, 1])
  expect(lists.flat().join()).toMatch(/Message 1.*,.*Message 2.*,.*Message 3/)
})
