/**
 * Preloaded into a server under test: each SIGUSR2 fills the disk of its SQLite database, or makes room again.
 * For SQLite a file that may not grow is one whose disk is full.
 */
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

process.on('SIGUSR2', () => {
  isFull = !isFull
  for (const connection of opened) exec.call(connection, isFull ? FULL : ROOM)
})
