import { describe, expect, test } from 'vitest'
import { countAnnouncements } from '#test/harness/db/announcements'
import { refusal, setUpExams, unwrap } from '#test/harness/modules/exams'
import { camille } from '#test/people'
import { lesson, lessonFields, lessons } from '#test/things/lesson'
import { question, questions } from '#test/things/question'

const { db, exams, clock, camilleId, addQuestion } = await setUpExams({ bank: 0 })

const UNKNOWN = 999_999

/** Loads the lessons, and returns the id of the one on transport. */
async function load(): Promise<number> {
  await exams.lessons.loadShipped(lessons)
  return (await exams.lessons.find('transport'))!.lesson.id
}

const revise = async (id: number, ...rest: [changes: object, options?: { read: number; by?: number }]) =>
  unwrap(await exams.lessons.revise(id, ...rest))

test('the shipped lessons are loaded once, and listed in order', async () => {
  expect(await exams.lessons.loadShipped(lessons)).toBe(lessons.length)
  expect(await exams.lessons.loadShipped(lessons)).toBe(0)

  const { content: _, ...fields } = lessonFields
  const listed = await exams.lessons.list()
  expect(listed.map(({ slug }) => slug)).toEqual(['transport', 'stockage'])
  expect(listed[0]).toEqual({
    ...{ id: listed[0]!.id, slug: 'transport', theme: 'transport', version: 1, updatedAt: clock.now() },
    ...{ ...fields, correctedAt: null, questions: 0 },
  })
})

describe('reading a lesson', () => {
  test('gives the three oldest active questions of its theme', async () => {
    await load()
    await addQuestion(1, { theme: 'stockage' })
    const retired = await addQuestion(2)
    for (const number of [3, 4, 5, 6]) await addQuestion(number)
    await exams.questions.retire(retired)

    const found = (await exams.lessons.find('transport'))!
    expect(found).toMatchObject({ lesson: lesson('transport'), questions: 4 })
    expect(found.examples.map(({ question }) => question)).toEqual(
      [3, 4, 5].map((number) => question(number).question),
    )
    expect((await exams.lessons.list()).map((listed) => listed.questions)).toEqual([4, 1])
  })

  test('goes by its slug only, also while its theme has no question', async () => {
    await load()

    expect(await exams.lessons.listSlugs()).toEqual(['transport', 'stockage'])
    expect(await exams.lessons.find('stockage')).toMatchObject({ questions: 0, examples: [] })
    for (const slug of ['', 'Transport', 'transport\0', 'licence']) {
      expect(await exams.lessons.find(slug)).toBeNull()
    }
  })
})

describe('a revision of a lesson', () => {
  test('is what everybody reads from then on; earlier versions are kept', async () => {
    const id = await load()
    const first = clock.now()
    clock.pass(3600)
    const content = 'Autre'
    const { before, after } = await revise(id, { ...lessonFields, content }, { read: 1, by: camilleId })

    expect(after).toEqual({ ...before, content, version: 2, updatedAt: clock.now() })
    expect((await exams.lessons.find('transport'))!.lesson).toEqual(after)
    expect(await exams.lessons.findById(id)).toEqual(after)
    expect(await exams.lessons.listVersions(id)).toEqual([
      { ...lessonFields, content, number: 2, author: camille.username, createdAt: clock.now() },
      { ...lessonFields, number: 1, author: null, createdAt: first },
    ])
  })

  test('without a difference adds no version', async () => {
    const id = await load()
    const { before, after } = await revise(id, lessonFields)

    expect(after).toEqual(before)
    expect(await exams.lessons.listVersions(id)).toHaveLength(1)
  })

  test('is refused when another version was read, also at the same moment', async () => {
    const id = await load()
    const both = ['Une', 'Deux'].map((title) => exams.lessons.revise(id, { title }, { read: 1 }))

    expect((await Promise.all(both)).map(({ ok }) => ok).sort()).toEqual([false, true])
    const late = await exams.lessons.revise(id, { title: 'Encore' }, { read: 1 })
    expect(late).toEqual(refusal('changed'))
    expect(await exams.lessons.findById(id)).toMatchObject({ version: 2 })
  })

  test('is refused for an unknown lesson', async () => {
    expect(await exams.lessons.revise(UNKNOWN, lessonFields)).toEqual(refusal('not-found'))
    expect(await exams.lessons.findById(UNKNOWN)).toBeNull()
    expect(await exams.lessons.listVersions(UNKNOWN)).toEqual([])
    expect(await exams.lessons.findLooseEnds(UNKNOWN, '')).toBeNull()
  })

  test('shows at most twenty versions', async () => {
    const id = await load()
    for (let n = 1; n <= 21; n += 1) await revise(id, { title: `Titre ${n}` })

    const numbers = (await exams.lessons.listVersions(id)).map(({ number }) => number)
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([20, 22, 3])
  })
})

describe('the loose ends of a lesson', () => {
  const NONE = { sections: [], pictures: [], links: [] }

  test('are the sections that it loses while questions or lessons lead there', async () => {
    const id = await load()
    const place = 'transport#a-retenir'
    const asked = await addQuestion(1, { lesson: place })
    await exams.questions.retire(await addQuestion(2, { lesson: place }))
    await addQuestion(3, { lesson: 'transport' })
    const other = (await exams.lessons.find('stockage'))!.lesson.id
    await revise(other, { content: `Voyez [là](/lecons/${place}).` })

    expect(await exams.lessons.findLooseEnds(id, 'Sans rien.\n\n## Autre')).toEqual({
      ...NONE,
      sections: [
        {
          place,
          questions: [{ id: asked, question: question(1).question }],
          lessons: [{ id: other, title: lessonFields.title }],
        },
      ],
    })
    expect(await exams.lessons.findLooseEnds(id, lessonFields.content)).toEqual(NONE)
    expect(await exams.lessons.findLooseEnds(other, 'Sans rien.')).toEqual(NONE)
  })

  test('are the drawings and links that do not exist', async () => {
    const id = await load()
    const named =
      '![a](/pictures/stand-plan.svg) ![b](/pictures/rien.svg) [c](/lecons/stockage) [d](/lecons/rien)'

    expect(await exams.lessons.findLooseEnds(id, `${named}\n\n${lessonFields.content}`)).toEqual({
      ...{ ...NONE, pictures: ['rien'], links: ['rien'] },
    })
  })
})

test('a change of a lesson or question is announced to every process, once', async () => {
  const id = await load()
  const announced = (work: () => Promise<unknown>) => countAnnouncements(db, work)
  const importing = (count: number) => () => exams.imports.run(questions(count), { replace: false })

  expect(await announced(() => revise(id, { title: 'Autre' }))).toBe(1)
  expect(await announced(() => revise(id, { title: 'Autre' }))).toBe(0)
  let added = 0
  expect(await announced(async () => (added = await addQuestion(1)))).toBe(1)
  expect(await announced(() => exams.questions.revise(added, question(1, { source: 'Autre' })))).toBe(1)
  expect(await announced(() => exams.questions.revise(added, question(1, { source: 'Autre' })))).toBe(0)
  expect(await announced(() => exams.questions.retire(added))).toBe(1)
  expect(await announced(importing(3))).toBe(1)
  expect(await announced(importing(3))).toBe(0)
  expect(await announced(() => exams.lessons.find('transport'))).toBe(0)
})
