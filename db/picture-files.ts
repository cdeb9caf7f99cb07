import { bytes, integer, text } from './columns'
import type { Database, Tx } from './database'

type PictureFile = { side: number; format: string; bytes: Buffer }

/** The parts of a file's URL; `hash` is the beginning of the picture's hash. */
type Address = { id: number; hash: string } & Omit<PictureFile, 'bytes'>

/** The parts of a SELECT that find out who may see a picture; `picture` is the alias of its row. */
type Rights = { columns: string; joins: string; where: string }

/**
 * Opens the files of the pictures in one table. `owner` is the column of a file that refers to its picture. The
 * database deletes the files with their picture.
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
      // One INSERT for all files would contain their bytes as text, and SQLite limits the length of a statement.
      for (const file of added) await table.insert({ pictureId, ...file }, tx)
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

    /** Returns SQL for the number of bytes of a picture's files; `id` is SQL for its id. */
    toSizeSql: (id: string) =>
      `(SELECT COALESCE(sum(length(bytes)), 0) FROM ${files} WHERE ${owner} = ${id})`,
  }
}
