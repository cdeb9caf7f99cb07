import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { refuse } from '#modules/kernel/result'
import { act } from './act.server'

test('an act is refused to an admin demoted meanwhile, without a log line', async () => {
  const request = new Request('http://localhost/admin/news/new', { method: 'POST' })
  const context = { requestId: 'x', log: { error: expect.unreachable } } as unknown as AppLoadContext
  const acted = act({ request, context }, () => Promise.resolve(refuse('not-admin')), {
    to: '/admin/news',
    done: 'Actualité publiée',
    refused: {},
  })

  await expect(acted).rejects.toMatchObject({ status: 403 })
})
