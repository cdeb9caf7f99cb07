import { dirname } from 'node:path'
import { errorCode } from '../unavailable'

/** The operator's line for a fault of the file or its disk; undefined for one of a statement. */
export function explain(error: unknown, file: string): string | undefined {
  const code = errorCode(error)
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `The folder of the SQLite database does not exist: ${dirname(file)}`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'SQLITE_READONLY':
    case 'SQLITE_CANTOPEN':
      return `The SQLite database and its folder must be writable by this process: ${file}`
    case 'EISDIR':
      return `The SQLite database must be a file, not a folder: ${file}`
    case 'SQLITE_NOTADB':
      return `The file is not an SQLite database: ${file}`
    case 'SQLITE_CORRUPT':
      return `The SQLite database is damaged: ${file}`
    case 'SQLITE_BUSY':
      return `The SQLite database is kept locked by another program: ${file}`
    case 'ENOSPC':
    case 'SQLITE_FULL':
      return `The disk of the SQLite database is full: ${file}`
    case 'SQLITE_IOERR':
    case 'SQLITE_PERM':
    case 'SQLITE_PROTOCOL':
    case 'SQLITE_NOLFS':
    case 'SQLITE_NOMEM':
      return `The SQLite database cannot be read or written: ${file} (${code})`
    default:
      return undefined
  }
}
