import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { holdsPictures } from '#app/ui/content/markdown'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { readLesson, readPairs, readingTime } from '#app/ui/lesson/lesson-text'
import { toLinkTargets } from '#modules/exams'
import { shippedLessonSchema } from '#modules/exams/lessons/schema'
import questions from './questions.json'
import { shippedLessons } from './lessons/index'

/** With its name and the paragraph below it. */
const DRAWING = /\/pictures\/([^.]+)\.svg\)\n\n(.*)/g

const known = toLinkTargets(PAGES, shippedLessons)
const lessons = shippedLessons.map((lesson) => ({ ...lesson, ...readLesson(lesson.content) }))

/** The slugs of the lessons on no theme, whose own shape their readers know from paper. */
const [FIRST, ...CARDS] = ['par-ou-commencer', 'au-stand', 'memo']

test('the shipped lessons are a first page, one for each theme, and two cards', () => {
  const themes = new Set(questions.map(({ theme }) => theme))
  const slugs = lessons.map(({ slug }) => slug)

  expect([slugs[0], slugs.slice(-2)]).toEqual([FIRST, CARDS])
  expect(
    lessons
      .slice(1, -2)
      .map(({ theme }) => theme)
      .sort(),
  ).toEqual([...themes].sort())
})

describe.each(lessons)('the shipped lesson $slug', (lesson) => {
  const { content, lead, sections } = lesson

  test('is complete, with the day and the way of its check', () => {
    expect(shippedLessonSchema.safeParse(lesson).error).toBeUndefined()
    // Search engines cut longer descriptions.
    expect(lesson.description.length).toBeLessThanOrEqual(155)
  })

  test('begins with a lead and a summary', () => {
    expect(lead).toMatch(/^[^#|![]+$/)
    expect(sections[0]!.id).toBe('a-retenir')
    expect(sections[0]!.body.match(/^- /gm)!.length).toBeGreaterThanOrEqual(3)
  })

  test('takes five minutes to read', () => {
    expect(readingTime(content)).toBeLessThanOrEqual(6)
  })

  test('has existing drawings of the site, and links to existing lessons', () => {
    expect(holdsPictures(content, { withDrawings: true })).toBe(false)
    const { pictures, links } = PAGES.outlineOf(content)
    expect(pictures.filter((name) => !known.pictures.has(name))).toEqual([])
    expect(links.filter((place) => !known.lessons.has(place))).toEqual([])
  })

  test('says below each drawing what its numbers stand for', async () => {
    for (const [, name, below] of content.matchAll(DRAWING)) {
      const drawing = await readFile(`public/pictures/${name}.svg`, 'utf8')
      const numbers = [...drawing.matchAll(/>([1-9])<\/text>/g)].map(([, number]) => number!)
      const told = below!.match(/\b[1-9]\b/g)
      expect(numbers.filter((number) => !told?.includes(number))).toEqual([])
    }
  })
})

test.each(lessons.filter(({ slug }) => !CARDS.includes(slug)))(
  'the shipped lesson $slug has a worked case, and ends with common confusions',
  ({ sections }) => {
    const confused = sections.at(-1)!
    expect(sections.filter(({ title }) => title.startsWith('Un cas : '))).toHaveLength(1)
    expect(confused.id).toBe('souvent-confondu')
    expect(readPairs(confused.body)!.rows.length).toBeGreaterThanOrEqual(3)
  },
)
