import { describe, expect, test } from 'vitest'
import { addDays, dayInBelgium } from '#modules/kernel/day'
import { range, refusal, setUpExams } from '#test/harness/modules/exams'
import { lesson } from '#test/things/lesson'
import { unwrap } from '#test/harness/results'
import { RIGHT, WRONG } from '#test/things/question'

const { db, exams, clock, camilleId, karimId, ...world } = await setUpExams()

const TODAY = dayInBelgium(clock.now())
const DAY = 24 * 60 * 60
const overview = () => exams.studyPlans.findOverview(camilleId)

describe('the study overview of a member', () => {
  test('is empty at first, and grows with their own answers only', async () => {
    await world.takeExam(karimId, { right: 10 })
    expect(await overview()).toMatchObject({
      ...{ total: 40, answered: 0, mastered: 0, unseen: 40 },
      ...{ chance: null, examDate: null, minutes: 10, open: null, forecast: null },
      plan: { due: 0, fresh: 24, minutes: 10, given: { answers: 0, right: 0 } },
    })

    await world.takeExam(camilleId, { right: 7 })

    expect(await overview()).toMatchObject({
      ...{ answered: 10, unseen: 30, inProgress: 7, toRetake: 3 },
      plan: { due: 3, fresh: 11, given: { answers: 10, right: 7 }, tomorrow: { due: 3, fresh: 21 } },
    })
    clock.pass(2 * DAY)
    expect((await overview()).plan).toMatchObject({ due: 10, fresh: 14, given: { answers: 0 } })
  })

  test('has the lesson of each theme', async () => {
    await world.addQuestion(41, { theme: 'Sans leçon' })
    await exams.lessons.loadShipped([lesson('transport')])

    const { themes } = await overview()
    expect(themes.map((theme) => [theme.slug, theme.lesson]).sort()).toEqual([
      ['sans-lecon', null],
      ['transport', 'transport'],
    ])
  })
})

describe('the date of the exam and the minutes a day', () => {
  test('are kept, changed and removed without a change of the reminders', async () => {
    const caller = await world.signIn(camilleId)
    await exams.studyPlans.setGoal(caller, { examDate: addDays(TODAY, 30), minutes: 10 })
    await db.write("UPDATE study_plans SET reminders = 'weekly', next_reminder_on = $1", [TODAY])
    await exams.studyPlans.setGoal(caller, { examDate: addDays(TODAY, 40), minutes: 5 })

    expect(await overview()).toMatchObject({
      ...{ examDate: addDays(TODAY, 40), minutes: 5, plan: { fresh: 12, minutes: 5 } },
      forecast: { chance: null, firstLook: { total: 40, seen: 40, minutesForAll: 5 } },
    })
    expect(await exams.findOwnData(camilleId)).toMatchObject({ examDate: addDays(TODAY, 40), minutes: 5 })
    expect((await exams.studyPlans.findOverview(karimId)).examDate).toBeNull()
    await exams.studyPlans.setGoal(caller, { examDate: null, minutes: 5 })
    expect(await overview()).toMatchObject({ examDate: null, forecast: null })
    expect(await db.read('SELECT reminders, next_reminder_on FROM study_plans')).toEqual([
      { reminders: 'weekly', next_reminder_on: TODAY },
    ])
  })

  test('say which minutes suffice where these do not', async () => {
    const caller = await world.signIn(camilleId)
    await exams.studyPlans.setGoal(caller, { examDate: addDays(TODAY, 5), minutes: 5 })
    expect((await overview()).forecast?.firstLook).toEqual({ total: 40, seen: 23, minutesForAll: 10 })
  })

  test.each([
    ['in two days', 2],
    ['in a year', 365],
  ])('say nothing of a first look for an exam %s', async (_when, days) => {
    const goal = { examDate: addDays(TODAY, days), minutes: 5 } as const
    await exams.studyPlans.setGoal(await world.signIn(camilleId), goal)
    expect((await overview()).forecast).toEqual({ chance: null, firstLook: null })
  })

  test('keep the minutes if only the date is given', async () => {
    const caller = await world.signIn(camilleId)
    await exams.studyPlans.setGoal(caller, { examDate: null, minutes: 20 })
    await exams.studyPlans.setGoal(caller, { examDate: addDays(TODAY, 30) })
    expect(await overview()).toMatchObject({ examDate: addDays(TODAY, 30), minutes: 20 })
  })

  test.each([
    ['yesterday', -1, 'past'],
    ['two years and a day ahead', 732, 'too-far'],
  ])('cannot be %s', async (_when, days, code) => {
    const goal = { examDate: addDays(TODAY, days), minutes: 10 } as const
    expect(await exams.studyPlans.setGoal(await world.signIn(camilleId), goal)).toEqual(refusal(code))
  })

  test('are refused to a member who was signed out meanwhile', async () => {
    const caller = { userId: camilleId, token: 'none' }
    const goal = { examDate: addDays(TODAY, 1), minutes: 10 } as const
    expect(await exams.studyPlans.setGoal(caller, goal)).toEqual(refusal('signed-out'))
  })
})

describe('an answer', () => {
  const answerFor = async (seconds: number) => {
    const choice = { source: null, themes: [], difficulty: null, count: 'all' } as const
    const own = await world.startSeries(camilleId, choice)
    for (const position of range(21)) {
      clock.pass(seconds)
      // A pause does not change the median.
      if (position === 11) clock.pass(10 * 60)
      await exams.series.answer(own, { position, letter: RIGHT })
    }
  }

  test("takes the median of the member's last ones, once there are twenty", async () => {
    await answerFor(12)
    clock.pass(3 * DAY)
    // 49 answers of twelve seconds fit into ten minutes, and the bank has forty questions.
    expect((await overview()).plan).toMatchObject({ due: 21, fresh: 19, minutes: 8 })
  })

  test('changes the length of the next days only', async () => {
    await answerFor(12)
    expect((await overview()).plan).toMatchObject({ due: 0, fresh: 3, minutes: 2 })
  })

  test('to the same question counts again, so that a day has an end', async () => {
    await exams.studyPlans.setGoal(await world.signIn(camilleId), { examDate: null, minutes: 5 })
    await answerToday(6)
    expect((await overview()).plan).toMatchObject({ due: 6, fresh: 0, given: { answers: 6 } })
    await answerToday(6)
    expect((await overview()).plan).toMatchObject({ due: 0, fresh: 0, given: { answers: 12, right: 0 } })
  })
})

describe('what members do with their plans', () => {
  test('is counted by days in Belgium, however often a plan is begun', async () => {
    await world.keepInBank(4)
    await answerToday(1)
    await answerToday(4)
    clock.set('2026-11-22T22:59:00Z')
    await answerToday(1)
    clock.set('2026-11-22T23:01:00Z')
    await answerToday(1)

    expect(await exams.studyPlans.findUse()).toMatchObject({ members: 1, begun: 3, done: 1, answers: 7 })
    clock.pass(31 * DAY)
    expect(await exams.studyPlans.findUse()).toMatchObject({ members: 0, begun: 0, done: 0, minutes: 0 })
  })

  test('leaves out plans without an answer', async () => {
    unwrap(await exams.series.startToday(camilleId))
    expect(await exams.studyPlans.findUse()).toMatchObject({ members: 0, begun: 0 })
  })
})

/** Camille answers the first questions of her plan wrongly. */
async function answerToday(questions: number): Promise<void> {
  const started = unwrap(await exams.series.startToday(camilleId))
  for (const position of range(questions))
    await exams.series.answer({ userId: camilleId, ...started }, { position, letter: WRONG })
}

test('the copy of the data has what the member knows of each question', async () => {
  await world.takeExam(camilleId, { right: 10 })
  await world.keepInBank(0)

  const { memory } = await exams.findOwnData(camilleId)

  expect(memory).toHaveLength(10)
  expect(memory[0]).toEqual({
    ...{ question: expect.stringContaining('exercice') as unknown, edition: 1, reviewedOn: TODAY },
    ...{ stability: 2.3065, difficulty: 2.11810397 },
    ...{ dueOn: addDays(TODAY, 2), wasFirstRight: true, wasLastRight: true },
  })
})
