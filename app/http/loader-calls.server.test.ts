import type { LoaderFunctionArgs } from '@remix-run/node'
import { expect, test } from 'vitest'
import { callRouteAction, callRouteLoader } from './loader-calls.server'

const request = new Request('http://localhost/news/7?index&_routes=a')
const asked = {
  request,
  params: { slug: '7' },
  loadContext: { requestId: 'r-1' } as never,
  routeId: 'routes/news/article',
}

test('a loader and an action are given the request itself, and what they answer is passed on', async () => {
  const echo = ({ request }: { request: Request }) => request

  expect(await callRouteLoader({ ...asked, loader: echo })).toBe(request)
  expect(await callRouteAction({ ...asked, action: echo })).toBe(request)
})

test('a loader knows the parameters of the route and the context of the request', async () => {
  const { params, context } = (await callRouteLoader({
    ...asked,
    loader: (args) => args,
  })) as LoaderFunctionArgs

  expect(params).toEqual({ slug: '7' })
  expect(context).toBe(asked.loadContext)
})

test('a route that returns nothing is named', async () => {
  await expect(callRouteLoader({ ...asked, loader: () => undefined })).rejects.toThrow('routes/news/article')
})
