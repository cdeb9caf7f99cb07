import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { refuseNoAdmin } from '../routes/admin/act.server'
import { actOn } from './act.server'

const request = new Request('http://localhost/admin/news/new', { method: 'POST' })
const submission = parseWithZod(new FormData(), { schema: z.object({}) })
const context = { requestId: 'x', log: { error: expect.unreachable } } as unknown as AppLoadContext

test('an admin who was demoted while the form was on its way is refused, which is no failure', async () => {
  const acted = actOn(submission, { context }, () => refuseNoAdmin(request, 'not-admin'))

  await expect(acted).rejects.toMatchObject({ status: 403 })
})
