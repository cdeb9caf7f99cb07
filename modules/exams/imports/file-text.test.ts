import { expect, test } from 'vitest'
import { readFileText } from './file-text'

const read = (bytes: readonly number[] | Uint8Array, name = 'banque.csv') =>
  readFileText(Uint8Array.from(bytes), name)

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const zip = (rest: string) => Buffer.from(`PK\u0003\u0004${rest}`)

test.each([
  ['Windows-1252', [0x4c, 0x92, 0xe9, 0x74, 0xe9, 0x20, 0x80]],
  ['UTF-8', Buffer.from('L’été €')],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffL’été €')],
  ['UTF-16 with a byte order mark', utf16('L’été €')],
])('a file is read in %s', (_, bytes) => {
  expect(read(bytes)).toEqual({ text: 'L’été €' })
})

test.each([
  ['UTF-16 without a byte order mark', Buffer.from('été', 'utf16le')],
  ['UTF-16, cut in the middle of a character', utf16('été').subarray(0, -1)],
  ['UTF-8, cut in the middle of a character', Buffer.from('\ufeffété').subarray(0, -1)],
  ['what Windows-1252 does not have', [0x72, 0x8f, 0x67, 0x6c, 0x65]],
  ['the encoding of MS-DOS', [0x73, 0x82, 0x63, 0x75, 0x72, 0x69, 0x74, 0x82]],
  ['the encoding of old Macs', [0x73, 0x8e, 0x63, 0x75, 0x72, 0x69, 0x74, 0x8e]],
])('a file in %s has an unknown encoding', (_, bytes) => {
  expect(read(bytes)).toEqual({ fault: 'unknown-encoding' })
})

test.each([
  ['xlsx', 'excel', zip('[Content_Types].xml')],
  ['xls', 'excel', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ['ods', 'opendocument', zip(`${'0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`)],
  ['numbers', 'numbers', zip('Index/Document.iwa')],
])('a workbook of the type %s is known by its bytes', (type, fault, bytes) => {
  expect(read(bytes, `banque.${type}`)).toEqual({ fault })
})

test.each([[[]], [Buffer.from('\ufeff \r\n')], [[0xff, 0xfe]]])(
  'a file without text is empty: %j',
  (bytes) => {
    expect(read(bytes)).toEqual({ fault: 'empty' })
  },
)
