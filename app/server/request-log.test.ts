import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import type { Log } from './log'
import { requestLog } from './request-log'

test.each([
  ['/news/tir-a-22-m', '/news/tir-a-22-m'],
  ['/reset-password?token=secret', '/reset-password'],
  ['/news#secret', '/news'],
  ['http://camille:secret@localhost/news', '?'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
])('of the address %s the log tells %s', (url, path) => {
  const warn = vi.fn()
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
  const res = new ServerResponse(req)
  requestLog({ warn } as unknown as Log)(req, res)
  res.emit('close')

  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ path }), 'broken off')
})
