import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { unlessAborted } from './content-watch'

test('what is waited for comes through', async () => {
  const { signal } = new AbortController()

  await expect(unlessAborted(Promise.resolve('changed'), signal)).resolves.toBe('changed')
  await expect(unlessAborted(Promise.reject(new Error('no file')), signal)).rejects.toThrow('no file')
})

test('who waits learns at once that the connection is lost', async () => {
  const lost = new AbortController()
  const waiting = unlessAborted(new Promise(() => {}), lost.signal)

  lost.abort(new Error('connection lost'))

  await expect(waiting).rejects.toThrow('connection lost')
})

test('a connection that was lost before one waits is noticed, too', async () => {
  const signal = AbortSignal.abort(new Error('connection lost'))

  await expect(unlessAborted(new Promise(() => {}), signal)).rejects.toThrow('connection lost')
})

test('nothing is left of a wait that is over', async () => {
  const { signal } = new AbortController()

  await unlessAborted(Promise.resolve(), signal)
  await expect(unlessAborted(Promise.reject(new Error('no file')), signal)).rejects.toThrow()

  expect(getEventListeners(signal, 'abort')).toEqual([])
})
