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

test('a shipped lesson exists for each theme of the questions, and no other', () => {
  const themes = new Set(questions.map(({ theme }) => theme))

  expect(lessons.map(({ theme }) => theme).sort()).toEqual([...themes].sort())
})

describe.each(lessons)('the shipped lesson $slug', (lesson) => {
  const { content, lead, sections } = lesson

  test('is complete, with the day and the way of its check', () => {
    expect(shippedLessonSchema.safeParse(lesson).error).toBeUndefined()
    // Search engines cut longer descriptions.
    expect(lesson.description.length).toBeLessThanOrEqual(155)
  })

  test('begins with a lead, and ends with summary and common confusions', () => {
    const [keep, confused] = sections.slice(-2)
    expect(lead).toMatch(/^[^#|![]+$/)
    expect([keep?.id, confused?.id]).toEqual(['a-retenir', 'souvent-confondu'])
    expect(keep!.body.match(/^- /gm)!.length).toBeGreaterThanOrEqual(3)
    expect(readPairs(confused!.body)!.rows.length).toBeGreaterThanOrEqual(3)
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
