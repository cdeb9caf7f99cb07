import { readFile, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readTextFile, writeTextFile } from './text-file'
import { openFolder } from '#test/harness/worker'

let folder: string
let file: string
beforeEach(async () => {
  folder = await openFolder()
  file = join(folder, 'bank.csv')
})

test('a text file is read with or without a byte order mark', async () => {
  await writeFile(file, '\uFEFFété')
  expect(await readTextFile(file)).toBe('été')

  await writeTextFile(file, 'été')
  expect(await readTextFile(file)).toBe('été')
})

const NOT_UTF8 = 'is not encoded in UTF-8: save it as UTF-8'

test.each([
  ['Windows-1252', Buffer.from('été', 'latin1'), NOT_UTF8],
  ['UTF-16 with a byte order mark', Buffer.from('\uFEFFquestion', 'utf16le'), NOT_UTF8],
  ['UTF-16 without one', Buffer.from('question', 'utf16le'), NOT_UTF8],
  ['no byte', '', 'is empty'],
  ['a byte order mark only', '\uFEFF', 'is empty'],
  ['empty lines only', '\n \r\n', 'is empty'],
])('a text file of %s is refused', async (_what, bytes, reason) => {
  await writeFile(file, bytes)

  await expect(readTextFile(file)).rejects.toThrow(`${file} ${reason}`)
})

test('a text file of 50 MB is refused', async () => {
  await writeFile(file, '')
  await truncate(file, 50_000_000)

  await expect(readTextFile(file)).rejects.toThrow(`${file} has 50 MB; more than 10 MB are not read`)
})

test('a text file that is missing, a folder, device or loop is not read', async () => {
  const link = join(folder, 'link.csv')
  await symlink(link, link)

  await expect(readTextFile(file)).rejects.toThrow(`${file}: there is no such file or folder`)
  await expect(readTextFile(folder)).rejects.toThrow(`${folder} is a folder, not a file`)
  await expect(readTextFile('/dev/null')).rejects.toThrow('/dev/null is not a file')
  await expect(readTextFile(link)).rejects.toThrow(`${link}: cannot be used (ELOOP)`)
})

test('a text file is written where a link leads, not to a folder or nowhere', async () => {
  const link = join(folder, 'link.csv')
  const nowhere = join(folder, 'none', 'bank.csv')
  await symlink(file, link)
  await writeFile(file, 'old')
  await writeTextFile(link, 'new')

  expect(await readFile(file, 'utf8')).toBe('new')
  await expect(writeTextFile(folder, 'new')).rejects.toThrow(`${folder} is a folder, not a file`)
  await expect(writeTextFile(nowhere, 'new')).rejects.toThrow(`${nowhere}: there is no such file or folder`)
})
