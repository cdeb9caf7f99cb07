import { expect, test } from 'vitest'
import { toFailure } from './failure'

const ADDRESS = 'noemie@example.be'

test.each([
  ['an unknown mailbox', refused('RCPT TO', '550'), true],
  ['a full mailbox', refused('RCPT TO', '452'), false],
  ['a message that is taken for spam', refused('DATA', '554'), true],
  ['a message that comes at a bad time', refused('DATA', '451'), false],
  ['an address that no command can hold', { code: 'EENVELOPE', command: 'API' }, true],
  ['a relay that is denied', refused('RCPT TO', '554 5.7.1 <x>: Relay access denied'), false],
  ['a sender who must sign in first', refused('RCPT TO', '550-5.7.26 unauthenticated\n550 5.7.26 x'), false],
  ['a mailbox that is unknown, by its status', refused('RCPT TO', '550 5.1.7 no such'), true],
  ['a text that only looks like a status', refused('DATA', '554 see 5.7.1'), true],
  ['a sender who is not allowed', refused('MAIL FROM', '550'), false],
  ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
  ['a password that is missing', refused('RCPT TO', '530'), false],
  ['a server that takes nobody', { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }, false],
  ['a name that is unknown', { code: 'EDNS', command: 'CONN' }, false],
  ['a full disk', { code: 'ENOSPC', syscall: 'write' }, false],
])('a failed mail is given up, or not: %s', (_what, properties, permanent) => {
  expect(toFailure(Object.assign(new Error('x'), properties)).permanent).toBe(permanent)
})

function refused(command: string, response: string) {
  return { code: 'EENVELOPE', responseCode: Number(response.slice(0, 3)), response, command }
}

test('a failed mail is logged with the codes of the server, without its text', () => {
  const answered = refused('RCPT TO', `550 5.1.1 <${ADDRESS}> unknown`)

  expect(toFailure(Object.assign(new Error(answered.response), answered)).cause).toEqual({
    type: 'Error',
    code: 'EENVELOPE',
    responseCode: 550,
    status: '5.1.1',
    command: 'RCPT TO',
  })
})

test('a failed mail is logged without what the server said before hanging up', () => {
  const hungUp = { ...refused('CONN', `421 4.3.2 goodbye ${ADDRESS}`), code: 'ECONNECTION' }

  const failure = toFailure(Object.assign(new Error(hungUp.response), hungUp))

  expect(failure.cause).toMatchObject({ code: 'ECONNECTION', responseCode: 421, status: '4.3.2' })
  expect(JSON.stringify(failure)).not.toContain(ADDRESS)
})

test('a fault of the program is logged by its place, without its message', () => {
  const { cause } = toFailure(new TypeError(`cannot read\n    at ${ADDRESS}`))

  expect(cause.frames).toContainEqual(expect.stringContaining('failure.test.ts'))
  expect(JSON.stringify([cause, toFailure(ADDRESS)])).not.toContain(ADDRESS)
})
