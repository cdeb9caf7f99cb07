import { expect, test } from 'vitest'
import { failureOf, UnreadableMail } from './failure'

const ADDRESS = 'noemie@example.be'

test.each([
  ['an unknown mailbox', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, false],
  ['a message that is taken for spam', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true],
  ['a message that comes at a bad time', { code: 'EMESSAGE', responseCode: 451, command: 'DATA' }, false],
  ['an address that no command can hold', { code: 'EENVELOPE', command: 'API' }, true],
  ['a relay that is denied', refused('RCPT TO', '554 5.7.1 <x>: Relay access denied'), false],
  ['a sender who must sign in first', refused('RCPT TO', '550-5.7.26 unauthenticated\n550 5.7.26 x'), false],
  ['a text that a policy forbids', refused('DATA', '550 5.7.1 not here'), false],
  ['a mailbox that is unknown, by its status', refused('RCPT TO', '550 5.1.7 no such'), true],
  ['a text that only looks like a status', refused('DATA', '554 see 5.7.1'), true],
  ['a sender who is not allowed', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, false],
  ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
  ['a password that is missing', { code: 'EENVELOPE', responseCode: 530, command: 'RCPT TO' }, false],
  ['a server that takes nobody', { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }, false],
  ['a certificate that is not trusted', { code: 'ESOCKET', command: 'CONN' }, false],
  ['a name that is unknown', { code: 'EDNS', command: 'CONN' }, false],
  ['a full disk', { code: 'ENOSPC', syscall: 'write' }, false],
])('%s: whether another try is in vain', (_what, properties, permanent) => {
  expect(failureOf(Object.assign(new Error('x'), properties)).permanent).toBe(permanent)
})

function refused(command: string, response: string) {
  return { code: 'EENVELOPE', responseCode: Number(response.slice(0, 3)), response, command }
}

test('a mail that this version cannot read is left to another one, and the log says why', () => {
  expect(failureOf(new UnreadableMail('the parameters are no JSON'))).toEqual({
    permanent: false,
    cause: { type: 'UnreadableMail', message: 'the parameters are no JSON' },
  })
})

test("a server's answer is reported by its codes only, since it repeats the address", () => {
  const response = `550 5.1.1 <${ADDRESS}> unknown`
  const answered = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response, rejected: [ADDRESS] }

  expect(failureOf(Object.assign(new Error(`Refused: ${response}`), answered)).cause).toEqual({
    type: 'Error',
    code: 'EENVELOPE',
    responseCode: 550,
    status: '5.1.1',
    command: 'RCPT TO',
  })
})

test('what a server said before it hung up is not reported either', () => {
  const response = `421 4.3.2 goodbye ${ADDRESS}`
  const hungUp = { code: 'ECONNECTION', responseCode: 421, command: 'CONN', response }

  expect(JSON.stringify(failureOf(Object.assign(new Error(`Closed: ${response}`), hungUp)))).not.toContain(
    ADDRESS,
  )
})

test('a fault of the connection is reported in words', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), {
    code: 'ESOCKET',
    command: 'CONN',
  })

  expect(failureOf(error).cause).toMatchObject({ message: 'connect ECONNREFUSED 127.0.0.1:25' })
})

test('a fault of the program is reported by its place, without its message', () => {
  const { cause } = failureOf(new TypeError(`cannot read\n    at ${ADDRESS}`))

  expect(cause).toEqual({ type: 'TypeError', frames: expect.any(Array) })
  expect(cause.frames).toContainEqual(expect.stringContaining('failure.test.ts'))
  expect(JSON.stringify(cause)).not.toContain(ADDRESS)
})

test('a thrown value that is not an error is not reported', () => {
  expect(JSON.stringify(failureOf(ADDRESS))).not.toContain(ADDRESS)
})
