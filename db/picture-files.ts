import { bytes, integer, text } from './columns'
import type { Database, Tx } from './database'

type PictureFile = { side: number; format: string; bytes: Buffer }

/** The parts of a file's URL; `hash` is the beginning of the picture's hash. */
type Address = { id: number; hash: string } & Omit<PictureFile, 'bytes'>

/** The parts of a SELECT that decide who may see a picture. `picture` is the alias of the picture's row. */
type Rights = { columns: string; joins: string; where: string }

/**
 * Opens a table of picture files, which the database deletes together with the picture. `owner` is the name of the
 * column that holds the picture's id.
 */
export function openPictureFiles(
  db: Database,
  { pictures, files, owner }: { pictures: string; files: string; owner: string },
) {
  const table = db.table(files, {
    pictureId: { ...integer, primaryKey: true, field: owner },
    side: { ...integer, primaryKey: true },
    format: { ...text, primaryKey: true },
    bytes,
  })
  return {
    async add(pictureId: number, added: readonly PictureFile[], tx: Tx): Promise<void> {
      // Inserts one file at a time, because SQLite limits the length of an INSERT, which contains all bytes as text.
      for (const file of added) await table.insert({ pictureId, ...file }, tx)
    },

    async copy(pictureId: number, toId: number, tx: Tx): Promise<void> {
      await db.write(
        `INSERT INTO ${files} (${owner}, side, format, bytes)
         SELECT CAST($1 AS bigint), side, format, bytes FROM ${files} WHERE ${owner} = $2`,
        [toId, pictureId],
        tx,
      )
    },

    /** Finds a file and, in the same statement, the columns that decide who may see it. */
    async find<Row extends object>(
      { id, hash, side, format }: Address,
      { columns, joins, where }: Rights,
    ): Promise<(Row & { bytes: Buffer }) | null> {
      const [row] = await db.read<Row & { bytes: Buffer }>(
        `SELECT file.bytes, ${columns}
         FROM ${pictures} AS picture
         JOIN ${files} AS file ON file.${owner} = picture.id AND file.side = $1 AND file.format = $2
         ${joins}
         WHERE picture.id = $3 AND substr(picture.hash, 1, ${hash.length}) = $4 AND (${where})`,
        [side, format, id, hash],
      )
      return row ?? null
    },

    /** Returns SQL for the size of a picture's files in bytes. `id` is SQL for the picture's id. */
    toSizeSql: (id: string) =>
      `(SELECT COALESCE(sum(length(bytes)), 0) FROM ${files} WHERE ${owner} = ${id})`,
  }
}
