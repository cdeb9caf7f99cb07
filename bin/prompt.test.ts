import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { promptNewPassword } from './prompt'

test('a prompt for a password asks twice, and shows nothing of it', async () => {
  const { typing, shown } = prompt('Cible-10!\rCible-10!\r')

  expect(await typing).toBe('Cible-10!')
  expect(shown()).toBe('Password: \nOnce more: \n')
})

test('a prompt for a password forgets what is rubbed out', async () => {
  expect(await prompt('Cible-11\u007f0!\rCible-10!\r').typing).toBe('Cible-10!')
})

test('a prompt for a password refuses two that differ', async () => {
  await expect(prompt('Cible-10!\rCible-11!\r').typing).rejects.toThrow('password: the two are not the same')
})

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
  ['Ctrl-C the second time', 'Cible-10!\r\u0003'],
])('a prompt for a password ends at %s', async (_what, typed) => {
  await expect(prompt(typed).typing).rejects.toThrow('password: none was given')
})

function prompt(typed: string) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const typing = promptNewPassword(input, output)
  input.write(typed)
  return { typing, shown: () => String(output.read()) }
}
