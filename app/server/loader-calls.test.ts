import { expect, test } from 'vitest'
import { callRouteAction, callRouteLoader } from './loader-calls'

const request = new Request('http://localhost/news/7?q=index')
const asked = {
  request,
  params: { slug: '7' },
  loadContext: { requestId: 'r-1' } as never,
  routeId: 'routes/news/article',
}

test('a loader and an action are given the request itself, and their answer is passed on', async () => {
  const answer = { title: 'Ouverture' }
  const work = (args: unknown) => [args, answer]
  const args = { request, params: asked.params, context: asked.loadContext }

  expect(await callRouteLoader({ ...asked, loader: work })).toEqual([args, answer])
  expect(await callRouteAction({ ...asked, action: work })).toEqual([args, answer])
})

test('a route that returns nothing is named', async () => {
  await expect(callRouteLoader({ ...asked, loader: () => undefined })).rejects.toThrow('routes/news/article')
})
