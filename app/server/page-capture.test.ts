import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Response } from 'express'
import { expect, test } from 'vitest'
import { captureBody } from './page-capture'

test('a body that comes in one piece is held as it came, so that compression can tell it again', async () => {
  const res = new ServerResponse(new IncomingMessage(new Socket())) as Response
  const document = Buffer.from('<p>Bonjour</p>')
  const held = captureBody(res, () => true)
  res.end(document)

  expect(await held).toBe(document)
})
