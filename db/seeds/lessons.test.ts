import { describe, expect, test } from 'vitest'
import { holdsPictures } from '#app/ui/content/markdown'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { readLesson, readPairs, readingTime } from '#app/ui/lesson/lesson-text'
import { knownOf } from '#modules/exams'
import { shippedLessonSchema } from '#modules/exams/schemas'
import questions from './questions.json'
import { shippedLessons } from './lessons/index'

const known = knownOf(PAGES, shippedLessons)
const lessons = shippedLessons.map((lesson) => ({ ...lesson, ...readLesson(lesson.content) }))

test('there is a lesson for each theme of the shipped questions, and for nothing else', () => {
  const themes = new Set(questions.map(({ theme }) => theme))

  expect(lessons.map(({ theme }) => theme).sort()).toEqual([...themes].sort())
})

describe.each(lessons)('the lesson $slug', (lesson) => {
  const { content, lead, sections } = lesson

  test('is whole, with the day and the way of its check', () => {
    expect(shippedLessonSchema.safeParse(lesson).error).toBeUndefined()
    // What search engines show whole.
    expect(lesson.description.length).toBeLessThanOrEqual(155)
  })

  test('begins with a lead and ends with what to remember and what is often confused', () => {
    const [keep, confused] = sections.slice(-2)
    expect(lead).toMatch(/^[^#|![]+$/)
    expect([keep?.id, confused?.id]).toEqual(['a-retenir', 'souvent-confondu'])
    expect(keep!.body.match(/^- /gm)!.length).toBeGreaterThanOrEqual(3)
    expect(readPairs(confused!.body)!.rows.length).toBeGreaterThanOrEqual(3)
  })

  test('is read in five minutes', () => {
    expect(readingTime(content)).toBeLessThanOrEqual(6)
  })

  test('shows drawings of the site only and leads to lessons, each of which exists', () => {
    expect(holdsPictures(content, { withDrawings: true })).toBe(false)
    const { pictures, links } = PAGES.outlineOf(content)
    expect(pictures.filter((name) => !known.pictures.has(name))).toEqual([])
    expect(links.filter((place) => !known.lessons.has(place))).toEqual([])
  })
})
