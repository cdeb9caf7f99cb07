import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import handleRequest from './entry.server'

test('a page is not rendered for who has gone meanwhile', () => {
  const context = { isGone: () => true } as AppLoadContext
  const request = new Request('http://localhost/dashboard')

  const answer = handleRequest(request, 200, new Headers(), {} as EntryContext, context)

  expect([answer.status, answer.body]).toEqual([200, null])
  expect(context.document).toBeUndefined()
})
