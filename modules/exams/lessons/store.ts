import { booleanIs } from '#db/conditions'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import type { Value } from '#db/read'
import { readJoined } from '#db/table'
import type { Tables } from '../tables'
import type { LessonFields, ShippedLesson } from './schema'

export type LessonStore = ReturnType<typeof createLessonStore>

export type Lesson = LessonFields & {
  id: number
  slug: string
  theme: string
  /** The number of the current version. `revise` refuses a change that was made to an earlier version. */
  version: number
  updatedAt: Date
  /** The date of the latest version that corrected a reported fault. */
  correctedAt: Date | null
}

export type LessonCard = Omit<Lesson, 'content'>

export function createLessonStore(db: Database, { lessons, lessonVersions }: Tables) {
  const heads = lessons.without('createdAt')
  const authored = lessonVersions.without('id', 'lessonId', 'isCorrection', 'isCurrent')
  const versions = authored.without('authorId')
  const current = `lessons AS lesson
    JOIN lesson_versions AS version ON version.lesson_id = lesson.id AND ${booleanIs(db, 'version.is_current', true)}
    LEFT JOIN lesson_versions AS correction ON correction.id = (SELECT max(id) FROM lesson_versions
      WHERE lesson_versions.lesson_id = lesson.id AND ${booleanIs(db, 'lesson_versions.is_correction', true)})`
  const correction = versions.only('createdAt')

  async function read(rest: string, values: readonly Value[], tx?: Tx): Promise<Lesson[]> {
    const tables = { lesson: heads, version: versions, correction }
    return (await readJoined(db, tables, `${current} ${rest}`, values, { tx })).map(toLesson)
  }

  async function find(id: number, tx?: Tx): Promise<Lesson | null> {
    return (await read('WHERE lesson.id = $1', [id], tx))[0] ?? null
  }

  async function addVersion(lessonId: number, number: number, version: NewVersion, tx: Tx) {
    const row = { ...version, lessonId, number, isCurrent: true }
    await lessonVersions.insert(row, tx)
  }

  return {
    async list(): Promise<LessonCard[]> {
      const tables = { lesson: heads, version: versions.without('content'), correction }
      return (await readJoined(db, tables, `${current} ORDER BY lesson.id`)).map(toLesson)
    },

    async findBySlug(slug: string): Promise<Lesson | null> {
      return (await read('WHERE lesson.slug = $1', [slug]))[0] ?? null
    },

    find,

    async listSlugs(): Promise<string[]> {
      return (await heads.only('slug').list({}, { order: 'id' })).map(({ slug }) => slug)
    },

    async lock(id: number, tx: Tx): Promise<Lesson | null> {
      await heads.lock({ id }, tx)
      return find(id, tx)
    },

    all: (tx?: Tx): Promise<Lesson[]> => read('ORDER BY lesson.id', [], tx),

    listVersions: (id: number, limit: number): Promise<StoredVersion[]> =>
      authored.list({ lessonId: id }, { order: 'number DESC', limit }),

    isEmpty: async (tx: Tx): Promise<boolean> => (await heads.find({}, tx)) === null,

    async add(shipped: readonly ShippedLesson[], at: Date, tx: Tx): Promise<void> {
      for (const { slug, theme, ...fields } of shipped) {
        const { id } = await lessons.insert({ slug, theme, createdAt: at }, tx)
        await addVersion(id, 1, { ...fields, authorId: null, createdAt: at }, tx)
      }
      await announceContentChange(db, 'lessons', tx)
    },

    async revise({ id, version }: Lesson, revised: NewVersion, tx: Tx): Promise<void> {
      const where = { lessonId: id, number: version }
      await lessonVersions.update(where, { isCurrent: false }, tx)
      await addVersion(id, version + 1, revised, tx)
      await announceContentChange(db, 'lessons', tx)
    },
  }
}

type Written = { authorId: number | null; createdAt: Date }
type NewVersion = LessonFields & Written & { isCorrection?: boolean }
type StoredVersion = LessonFields & Written & { number: number }

type Head = { id: number; slug: string; theme: string }
type Found<Fields> = {
  lesson: Head
  version: Fields & { number: number; createdAt: Date }
  correction: { createdAt: Date | null }
}

function toLesson<Fields>({ lesson, version, correction }: Found<Fields>) {
  const { number, createdAt, ...fields } = version
  return { ...lesson, ...fields, version: number, updatedAt: createdAt, correctedAt: correction.createdAt }
}
