import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readTextFile, writeTextFile } from './text-file'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepa-lts-text-'))
  file = join(folder, 'bank.csv')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a text file is read', () => {
  test('with or without a byte order mark', async () => {
    await writeFile(file, '\uFEFFété')
    expect(await readTextFile(file)).toBe('été')

    await writeFile(file, 'été')
    expect(await readTextFile(file)).toBe('été')
  })

  test.each([
    ['Windows-1252', Buffer.from('été', 'latin1')],
    ['UTF-16 with a byte order mark', Buffer.from('\uFEFFquestion', 'utf16le')],
    ['UTF-16 without one', Buffer.from('question', 'utf16le')],
  ])('unless it is in %s', async (_, bytes) => {
    await writeFile(file, bytes)

    await expect(readTextFile(file)).rejects.toThrow(`${file} is not encoded in UTF-8: save it as UTF-8`)
  })

  test.each([
    ['no byte', ''],
    ['a byte order mark only', '\uFEFF'],
    ['empty lines only', '\n \r\n'],
  ])('unless it is of %s', async (_, text) => {
    await writeFile(file, text)

    await expect(readTextFile(file)).rejects.toThrow(`${file} is empty`)
  })

  test('unless it has 50 MB', async () => {
    await writeFile(file, '')
    await truncate(file, 50_000_000)

    await expect(readTextFile(file)).rejects.toThrow(`${file} has 50 MB; more than 10 MB are not read`)
  })

  test('unless it is not there, a folder, a device or a link to itself', async () => {
    const link = join(folder, 'link.csv')
    await symlink(link, link)

    await expect(readTextFile(file)).rejects.toThrow(`${file}: there is no such file or folder`)
    await expect(readTextFile(folder)).rejects.toThrow(`${folder} is a folder, not a file`)
    await expect(readTextFile('/dev/null')).rejects.toThrow('/dev/null is not a file')
    await expect(readTextFile(link)).rejects.toThrow(`${link}: cannot be used (ELOOP)`)
  })
})

describe('a text file is written', () => {
  test('whole, in the place of the old one, and leaves nothing beside it', async () => {
    await writeFile(file, 'old and longer')
    await writeTextFile(file, 'new')

    expect(await readFile(file, 'utf8')).toBe('new')
    expect(await readdir(folder)).toEqual(['bank.csv'])
  })

  test('where a link leads to', async () => {
    const link = join(folder, 'link.csv')
    await writeFile(file, 'old')
    await symlink(file, link)
    await writeTextFile(link, 'new')

    expect(await readFile(file, 'utf8')).toBe('new')
    expect((await lstat(link)).isSymbolicLink()).toBe(true)
  })

  test('where a link leads to, although nothing is there yet', async () => {
    const link = join(folder, 'link.csv')
    await symlink('bank.csv', link)
    await writeTextFile(link, 'new')

    expect(await readFile(file, 'utf8')).toBe('new')
    expect((await lstat(link)).isSymbolicLink()).toBe(true)
  })

  test('with the rights of the old one', async () => {
    await writeFile(file, 'old', { mode: 0o600 })
    await writeTextFile(file, 'new')

    expect((await lstat(file)).mode & 0o777).toBe(0o600)
  })

  test('or not at all: the old one stays when the new one cannot be finished', async () => {
    await writeFile(file, 'old')
    // Nothing can be written beside it.
    await mkdir(`${file}.${process.pid}.new`)

    await expect(writeTextFile(file, 'new')).rejects.toThrow(`${file}: cannot be used (EISDIR)`)
    expect(await readFile(file, 'utf8')).toBe('old')
  })

  test('unless the place is a folder, a device or nowhere', async () => {
    const nowhere = join(folder, 'none', 'bank.csv')

    await expect(writeTextFile(folder, 'new')).rejects.toThrow(`${folder} is a folder, not a file`)
    await expect(writeTextFile('/dev/null', 'new')).rejects.toThrow('/dev/null is not a file')
    await expect(writeTextFile(nowhere, 'new')).rejects.toThrow(`${nowhere}: there is no such file or folder`)
  })
})
