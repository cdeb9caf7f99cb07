import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import handleRequest, { handleError } from './entry.server'

test('a page is not rendered for who has gone meanwhile', () => {
  const context = { isGone: () => true } as AppLoadContext
  const request = new Request('http://localhost/dashboard')

  const answer = handleRequest(request, 200, new Headers(), {} as EntryContext, context)

  expect([answer.status, answer.body]).toEqual([200, null])
  expect(context.document).toBeUndefined()
})

test.each([
  ['is logged', undefined, 1],
  ['is none where the form was broken off', AbortSignal.abort(), 0],
])('a fault of a loader or an action %s', (_what, signal, lines) => {
  const error = vi.fn()
  const request = new Request('http://localhost/dashboard', { signal })

  handleError(new Error('no luck'), { request, params: {}, context: { log: { error } } as never })

  expect(error).toHaveBeenCalledTimes(lines)
})
