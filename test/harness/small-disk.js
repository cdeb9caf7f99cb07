/**
 * Preloaded into a server under test: each SIGUSR2 fills the disk of its SQLite database and of its uploads, or makes
 * room again. For SQLite a file that may not grow is one whose disk is full.
 */
import fs from 'node:fs'
import sqlite3 from 'sqlite3'

const FULL = 'PRAGMA max_page_count = 1'
const ROOM = 'PRAGMA max_page_count = 1000000'

const { exec, close } = sqlite3.Database.prototype
const opened = new Set()
let isFull = false

/** Each connection is first given its settings, by `exec`. */
sqlite3.Database.prototype.exec = function (/** @type {string} */ sql, /** @type {any} */ done) {
  opened.add(this)
  return exec.call(this, isFull ? `${sql}; ${FULL}` : sql, done)
}

sqlite3.Database.prototype.close = function (/** @type {any} */ done) {
  opened.delete(this)
  return close.call(this, done)
}

const { _write } = fs.WriteStream.prototype

/** The first bytes of a file still find room. */
fs.WriteStream.prototype._write = function (chunk, encoding, done) {
  if (!isFull || this.bytesWritten === 0) return _write.call(this, chunk, encoding, done)
  done(
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' }),
  )
}
// Several pieces are then written one by one.
Object.assign(fs.WriteStream.prototype, { _writev: undefined })

process.on('SIGUSR2', () => {
  isFull = !isFull
  for (const connection of opened) exec.call(connection, isFull ? FULL : ROOM)
})
