import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import handleRequest, { handleError } from './entry.server'

test('a page is not rendered for a client that has gone meanwhile', () => {
  const request = new Request('http://localhost/dashboard', { signal: AbortSignal.abort() })

  const answer = handleRequest(request, 200, new Headers(), {} as EntryContext, {} as AppLoadContext)

  expect([answer.status, answer.body]).toEqual([200, null])
})

test.each([
  ['is logged', undefined, 1],
  ['is not, where the client broke off', AbortSignal.abort(), 0],
])('a fault of a loader or an action %s', (_what, signal, lines) => {
  const error = vi.fn()
  const request = new Request('http://localhost/dashboard', { signal })

  handleError(new Error('no luck'), { request, params: {}, context: { log: { error } } as never })

  expect(error).toHaveBeenCalledTimes(lines)
})
