/**
 * Given to Node before the server (`--import`): at each SIGUSR2 the disk of its SQLite database is full, or has
 * room again. SQLite takes a file that may not grow for one whose disk has no more room.
 */
import sqlite3 from 'sqlite3'

const FULL = 'PRAGMA max_page_count = 1'
const ROOM = 'PRAGMA max_page_count = 1000000'

const { exec, close } = sqlite3.Database.prototype
const opened = new Set()
let isFull = false

/** The first that each connection hears are its settings. */
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
