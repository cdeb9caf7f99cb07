import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { Log } from '#app/start/log'
import { requestLog } from './request-log'

test.each([
  ['/news/tir-a-22-m', '/news/tir-a-22-m'],
  ['/reset-password?token=secret', '/reset-password'],
  ['/news#secret', '/news'],
  ['http://camille:secret@localhost/news', '?'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
])('of the address %s the log has %s', (originalUrl, path) => {
  const warn = vi.fn()
  const res = Object.assign(new EventEmitter(), { locals: {} })
  const handle = requestLog({ warn } as unknown as Log)
  handle({ method: 'GET', originalUrl } as never, res as never, () => undefined)
  res.emit('close')

  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ path }), 'broken off')
})
