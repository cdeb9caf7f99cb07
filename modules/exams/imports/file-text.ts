import { isUtf8 } from 'node:buffer'

/** Why the text of a file cannot be read: it is empty, a workbook, or in an unknown encoding. */
export type FileFault = 'empty' | 'excel' | 'opendocument' | 'numbers' | 'unknown-encoding'

/**
 * Reads the text of a file that a spreadsheet has saved: UTF-8, UTF-16 with a byte order mark ('Texte Unicode' in
 * Excel), or Windows-1252, in which Excel saves CSV by default.
 */
export function readFileText(bytes: Uint8Array, name: string): { text: string } | { fault: FileFault } {
  const workbook = findWorkbook(bytes, name)
  if (workbook) return { fault: workbook }
  const text = decode(bytes)
  if (text === null || text.includes('\0')) return { fault: 'unknown-encoding' }
  return text.trim() ? { text } : { fault: 'empty' }
}

function decode(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return decodeStrictly('utf-16le', bytes)
  if (isUtf8(bytes) || startsWith(bytes, [0xef, 0xbb, 0xbf])) return decodeStrictly('utf-8', bytes)
  const text = decodeWindows1252(bytes)
  return UNLIKELY.test(text) ? null : text
}

function decodeStrictly(encoding: 'utf-8' | 'utf-16le', bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** Decodes by hand, because the TextDecoder of Node 20 and 22 reads Windows-1252 as Latin-1. */
function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes).toString('latin1')
  return latin1.replace(/[\u0080-\u009f]/g, (sign) => BEYOND_LATIN1.charAt(sign.charCodeAt(0) - 0x80))
}

/** The Windows-1252 characters of the bytes 0x80 to 0x9F. U+FFFD stands for each byte without a character. */
const BEYOND_LATIN1 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ'

/**
 * Matches what Windows-1252 does not have, or what it has instead of the 'é' and 'ê' of the encodings of MS-DOS and of
 * old Macs.
 */
const UNLIKELY = /\ufffd|\p{L}[‚ƒˆŽ]/u

function findWorkbook(bytes: Uint8Array, name: string): 'excel' | 'opendocument' | 'numbers' | null {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'excel'
  if (!startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return null
  if (/\.numbers$/i.test(name)) return 'numbers'
  // The first file in the ZIP of an OpenDocument is its type.
  return Buffer.from(bytes.subarray(0, 200)).includes('opendocument') ? 'opendocument' : 'excel'
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)
