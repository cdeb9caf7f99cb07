import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { keptPart } from './kept-part'
import { RenderApart } from './render-apart'

const TEN_MINUTES = 10 * 60_000

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Content = vi.fn(({ title }: { title: string }) => <h3>{title}</h3>)

/** A part that nothing is kept of yet. */
function openPart() {
  Content.mockClear()
  return keptPart('article', 'card', Content)
}

/** As a page of the site has it. */
const onPage = (Part: ReturnType<typeof openPart>, title: string) =>
  renderToStaticMarkup(
    <RenderApart.Provider value={(element) => renderToStaticMarkup(element)}>
      <Part title={title} />
    </RenderApart.Provider>,
  )

test('a part reads the same on each page, and is rendered for the first one', () => {
  const Part = openPart()
  const pages = [onPage(Part, 'Lunette <4x32>'), onPage(Part, 'Lunette <4x32>')]

  const card = '<article class="card"><h3>Lunette &lt;4x32&gt;</h3></article>'
  expect(pages).toEqual([card, card])
  expect(Content).toHaveBeenCalledOnce()
})

test('a part that says something else is another one', () => {
  const Part = openPart()
  onPage(Part, 'Lunette')

  expect(onPage(Part, 'Lunette, vendue')).toContain('vendue')
})

test('outside of a page it is rendered in its place', () => {
  const Part = openPart()
  const looks = [renderToStaticMarkup(<Part title="Lunette" />), onPage(Part, 'Lunette')]

  expect(looks[0]).toBe(looks[1])
})

test('ten minutes later nothing of it is left in memory', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const Part = openPart()
  onPage(Part, 'Lunette')
  expect(vi.getTimerCount()).toBe(1)

  now.mockReturnValue(1000 + TEN_MINUTES + 2)
  vi.advanceTimersByTime(TEN_MINUTES + 2)
  expect(vi.getTimerCount()).toBe(0)
  onPage(Part, 'Lunette')
  expect(Content).toHaveBeenCalledTimes(2)
})
