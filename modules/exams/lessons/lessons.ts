import { ok, refuse } from '#modules/kernel/result'
import { isSlug } from '#modules/kernel/slug'
import type { Lesson } from '../contract'
import { knownOf, placesOf } from './link-targets'
import { EXAMPLES } from '../rules'
import { LESSON_COLUMNS, type LessonFields } from './schema'
import type { UseCase } from '../use-cases/deps'
import { toShownQuestion } from '../questions/fields'

const VERSIONS = 20

export const listLessons: UseCase<'lessons', 'list'> = async ({ lessons, questions }) => {
  const [all, counts] = await Promise.all([lessons.list(), questions.countByTheme()])
  return all.map((lesson) => ({ ...lesson, questions: counts.get(lesson.theme) ?? 0 }))
}

export const findLesson: UseCase<'lessons', 'find'> = async ({ lessons, questions }, slug) => {
  // PostgreSQL would refuse to look for some texts.
  const lesson = isSlug(slug) ? await lessons.findBySlug(slug) : null
  if (!lesson) return null
  const { theme } = lesson
  const oldest = await questions.list({ theme, sort: 'oldest' }, { limit: EXAMPLES, offset: 0 })
  return {
    lesson,
    questions: oldest.total,
    examples: oldest.items.map(toShownQuestion),
  }
}

export const reviseLesson: UseCase<'lessons', 'revise'> = (
  { db, clock, lessons },
  id,
  given,
  options,
  outer,
) =>
  db.transaction(async (tx) => {
    const before = await lessons.lock(id, tx)
    if (!before) return refuse('unknown')
    if (before.version !== (options?.read ?? before.version)) return refuse('changed')
    const fields = { ...fieldsOf(before), ...given }
    if (LESSON_COLUMNS.every((column) => fields[column] === before[column]))
      return ok({ before, after: before })
    const updatedAt = clock.now()
    const { by: authorId = null, isCorrection = false } = options ?? {}
    await lessons.revise(before, { ...fields, authorId, isCorrection, createdAt: updatedAt }, tx)
    const correctedAt = isCorrection ? updatedAt : before.correctedAt
    const after = { ...before, ...fields, version: before.version + 1, updatedAt, correctedAt }
    return ok({ before, after })
  }, outer)

export const lessonVersions: UseCase<'lessons', 'listVersions'> = async ({ identity, lessons }, id) => {
  const versions = await lessons.listVersions(id, VERSIONS)
  const names = await identity.members.findNames([
    ...new Set(versions.flatMap(({ authorId }) => authorId ?? [])),
  ])
  return versions.map(({ authorId, ...version }) => {
    return { ...version, author: (authorId && names.get(authorId)?.username) || null }
  })
}

export const looseEnds: UseCase<'lessons', 'findLooseEnds'> = async (
  { lessons, questions, pages },
  id,
  content,
) => {
  const all = await lessons.all()
  const lesson = all.find((one) => one.id === id)
  if (!lesson) return null
  const others = all.filter((one) => one !== lesson)
  const { slug } = lesson
  const there = knownOf(pages, [...others, { slug, content }])
  const asked = await questions.listBySection(slug)
  const linked = others.map((one) => ({ one, links: pages.outlineOf(one.content).links }))
  const lost = placesOf(slug, pages.outlineOf(lesson.content)).filter((place) => !there.lessons.has(place))
  const sections = lost.map((place) => ({
    place,
    questions: asked.filter(({ lesson }) => lesson === place).map(({ id, question }) => ({ id, question })),
    lessons: linked
      .filter(({ links }) => links.includes(place))
      .map(({ one: { id, title } }) => ({ id, title })),
  }))
  const { links, pictures } = pages.outlineOf(content)
  return {
    sections: sections.filter(({ questions, lessons }) => questions.length + lessons.length > 0),
    pictures: pictures.filter((name) => !there.pictures.has(name)),
    links: links.filter((place) => !there.lessons.has(place)),
  }
}

export const known: UseCase<'lessons', 'findLinkTargets'> = async ({ lessons, pages }, tx) =>
  knownOf(pages, await lessons.all(tx))

export const loadShippedLessons: UseCase<'lessons', 'loadShipped'> = (
  { db, clock, lessons },
  shipped,
  outer,
) =>
  db.transaction(async (tx) => {
    if (!(await lessons.isEmpty(tx))) return 0
    await lessons.add(shipped, clock.now(), tx)
    return shipped.length
  }, outer)

function fieldsOf(lesson: Lesson): LessonFields {
  return Object.fromEntries(LESSON_COLUMNS.map((column) => [column, lesson[column]])) as LessonFields
}
