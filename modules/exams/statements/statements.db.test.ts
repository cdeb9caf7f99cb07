import { beforeEach, describe, expect, test } from 'vitest'
import { countQueue, oldestInQueue } from '#db/queues'
import { countAnnouncements } from '#test/harness/db/announcements'
import { ALL, refusal, setUpExams } from '#test/harness/modules/exams'
import { lesson } from '#test/things/lesson'
import { question } from '#test/things/question'
import type { CheckedKind } from './schema'
import type { StatementQuery } from './statements'

const { db, exams, clock, addQuestion } = await setUpExams({ bank: 0 })

const RECENT = '2026-05-20'
const OLD = '2026-05-19'

beforeEach(() => exams.lessons.loadShipped([{ ...lesson('stockage'), checkedOn: OLD, checkedBy: 'texte' }]))

async function listed(query: StatementQuery = {}, slice = ALL) {
  const { items } = await exams.statements.list(query, slice)
  return items.map(({ kind, text }) => `${kind}: ${text}`)
}

async function only(kind: CheckedKind) {
  const { items } = await exams.statements.list({ kind }, ALL)
  return items[0]!
}

const check = ({ kind, id, version }: Awaited<ReturnType<typeof only>>, read = version) =>
  exams.statements.check({ kind, id, read, checkedBy: 'reproduction' })

const LAW = { article: 'Loi, art. 3', sourceUrl: 'https://exemple.be' }

const textOf = (number: number) => `question: ${question(number).question}`

describe('the list of statements to check', () => {
  beforeEach(async () => {
    await addQuestion(1, { checkedOn: RECENT, checkedBy: 'pratique' })
    await addQuestion(2, { checkedOn: OLD, checkedBy: 'texte', article: 'Loi, art. 3' })
    await addQuestion(3)
    await exams.questions.retire(await addQuestion(4))
  })

  test('goes by the day of the last check, unchecked ones first', async () => {
    expect(await listed()).toEqual([textOf(3), textOf(2), 'lesson: Transport', textOf(1)])
    expect(await listed({}, { limit: 1, offset: 3 })).toEqual([textOf(1)])
    expect((await exams.statements.list({}, ALL)).total).toBe(4)
  })

  test('has those checked more than six months ago, or never', async () => {
    expect(await listed({ show: 'due' })).toEqual([textOf(3), textOf(2), 'lesson: Transport'])
    const queue = exams.statements.dueQueue()
    expect(await db.readCounts({ due: countQueue(queue), since: oldestInQueue(db, queue) })).toEqual({
      due: 3,
      since: Date.parse('2026-11-19T00:00:00Z') / 60_000,
    })
  })

  test('has those whose source was not read, but no rule of practice', async () => {
    await addQuestion(5, { checkedOn: RECENT, checkedBy: 'non-lu' })

    expect(await listed({ show: 'unread' })).toEqual([textOf(3), textOf(5)])
  })

  test('can be limited to one kind', async () => {
    expect(await listed({ kind: 'lesson' })).toEqual(['lesson: Transport'])
    expect(await listed({ kind: 'question', show: 'due' })).toEqual([textOf(3), textOf(2)])
  })
})

describe('a check of a statement', () => {
  test('is noted on its version, and puts it last in the list', async () => {
    await addQuestion(1)
    const id = await addQuestion(2, LAW)
    const checked = await exams.statements.check({ kind: 'question', id, read: 1, checkedBy: 'texte' })

    expect(checked).toMatchObject({
      ok: true,
      value: { before: { checkedOn: null }, after: { text: question(2).question } },
    })
    const checkedNow = { version: 1, checkedOn: '2026-11-20', checkedBy: 'texte' }
    expect(await exams.questions.find(id)).toMatchObject(checkedNow)
    expect((await listed()).at(-1)).toBe(textOf(2))
  })

  test("of a lesson keeps version and mode, has Belgium's day, is announced", async () => {
    clock.pass(6 * 3600)
    const announced = await countAnnouncements(db, () => only('lesson').then((one) => check(one)))

    const { id } = await only('lesson')
    const checkedNow = { version: 1, checkedOn: '2026-11-21', checkedBy: 'texte' }
    expect(await exams.lessons.findById(id)).toMatchObject(checkedNow)
    expect(announced).toBe(1)
  })

  test('is lost with another statement, and its reasons with another key', async () => {
    const id = await addQuestion(1, { checkedOn: RECENT, checkedBy: 'texte', trap: 'Non.', source: 'Loi' })
    const { trap: _, source: _source, checkedOn: _on, checkedBy: _by, ...others } = question(1)

    await exams.questions.revise(id, { ...others, theme: 'stockage' })
    expect(await exams.questions.find(id)).toMatchObject({ checkedOn: RECENT, trap: 'Non.' })
    await exams.questions.revise(id, { ...others, optionA: 'Autre' })
    expect(await exams.questions.find(id)).toMatchObject({ checkedOn: null, checkedBy: null, trap: 'Non.' })
    await exams.questions.revise(id, { ...others, correctAnswer: 'C' })
    expect(await exams.questions.find(id)).toMatchObject({ trap: null, source: 'Loi' })
  })

  test.each(['question', 'lesson'] as const)('of an older version of a %s is refused', async (kind) => {
    await addQuestion(1)
    const read = await only(kind)
    if (kind === 'question') await exams.questions.revise(read.id, question(1, { optionA: 'Autre' }))
    else await exams.lessons.revise(read.id, { title: 'Autre' })

    expect(await check(read)).toEqual(refusal('changed'))
    expect(await only(kind)).toMatchObject({ version: 2, checkedOn: read.checkedOn })
  })

  test.each([{}, { ...LAW, article: null }, { ...LAW, sourceUrl: null }])(
    'against an unreadable source is refused: %j',
    async (given) => {
      const id = await addQuestion(1, given)
      const read = { kind: 'question', id, read: 1 } as const

      expect(await exams.statements.check({ ...read, checkedBy: 'texte' })).toEqual(refusal('no-text'))
      expect(await exams.statements.check({ ...read, checkedBy: 'pratique' })).toMatchObject({ ok: true })
    },
  )

  test('of an unknown or retired question is refused', async () => {
    const id = await addQuestion(1)
    const read = await only('question')
    await exams.questions.retire(id)

    expect(await check(read)).toEqual(refusal('not-found'))
    expect(await check({ ...read, id: 999_999 })).toEqual(refusal('not-found'))
  })
})

test('the audit names the active questions', async () => {
  const id = await addQuestion(1, { source: 'Règle' })
  await exams.questions.retire(await addQuestion(2, { source: 'Règle' }))

  const { findings } = await exams.questions.audit()
  expect(findings.find(({ about }) => about === 'label')!.items).toMatchObject([{ id }])
})
