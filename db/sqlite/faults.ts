import { dirname } from 'node:path'
import { errorCode } from '../unavailable'

export function explain(error: unknown, file: string): string | undefined {
  const code = errorCode(error)
  if (/^(ENOENT|ENOTDIR)$/.test(code))
    return `The folder of the SQLite database does not exist: ${dirname(file)}`
  const line = LINES[code]
  if (line) return `${line}: ${file}`
  return UNUSABLE.test(code) ? `The SQLite database cannot be read or written: ${file} (${code})` : undefined
}

const CLOSED = 'The SQLite database and its folder must be writable by this process'
const FULL = 'The disk of the SQLite database is full'

const LINES: Record<string, string> = {
  EACCES: CLOSED,
  EPERM: CLOSED,
  EROFS: CLOSED,
  SQLITE_READONLY: CLOSED,
  SQLITE_CANTOPEN: CLOSED,
  EISDIR: 'The SQLite database must be a file, not a folder',
  SQLITE_NOTADB: 'The file is not an SQLite database',
  SQLITE_CORRUPT: 'The SQLite database is damaged',
  SQLITE_BUSY: 'The SQLite database is kept locked by another program',
  ENOSPC: FULL,
  SQLITE_FULL: FULL,
}

const UNUSABLE = /^SQLITE_(IOERR|PERM|PROTOCOL|NOLFS|NOMEM)$/
