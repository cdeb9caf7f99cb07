import { describe, expect, test } from 'vitest'
import { addDays, dayInBelgium } from '#modules/kernel/day'
import { refusal, setUpExams } from '#test/harness/modules/exams'
import { lesson } from '#test/things/lesson'

const { db, exams, clock, camilleId, karimId, ...world } = await setUpExams()

const TODAY = dayInBelgium(clock.now())
const DAY = 24 * 60 * 60
const overview = () => exams.memory.findOverview(camilleId)

describe('the study overview of a member', () => {
  test('is empty at first, and grows with their own answers only', async () => {
    await world.takeExam(karimId, { right: 10 })
    expect(await overview()).toMatchObject({
      ...{ total: 40, answered: 0, mastered: 0, dueToday: 0, mistakes: 0, unseen: 40 },
      ...{ chances: null, examDate: null, seriesId: null, dailyGoal: null },
    })

    await world.takeExam(camilleId, { right: 7 })

    expect(await overview()).toMatchObject({
      answered: 10,
      unseen: 30,
      mistakes: 3,
      dueToday: 3,
      dueTomorrow: 0,
    })
    clock.pass(DAY)
    expect(await overview()).toMatchObject({ dueToday: 3, dueTomorrow: 7 })
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

test('the share of a box is assumed until 200 answers from it are known', async () => {
  await db.write('INSERT INTO box_tallies (box, answers, right_answers) VALUES (2, 200, 150), (3, 199, 199)')
  expect((await exams.memory.findBoxShares()).map(({ share }) => share)).toEqual([
    0.45, 0.75, 0.8, 0.92, 0.97,
  ])
})

describe('the date of the exam', () => {
  test('is kept, changed and removed without a change of the reminders', async () => {
    const caller = await world.signIn(camilleId)
    await exams.studyPlans.setExamDate(caller, addDays(TODAY, 30))
    await db.write("UPDATE study_plans SET reminders = 'weekly', next_reminder_on = $1", [TODAY])
    await exams.studyPlans.setExamDate(caller, addDays(TODAY, 40))

    // Forty questions, each three boxes short; the last one must begin a week before the exam.
    expect(await overview()).toMatchObject({
      examDate: addDays(TODAY, 40),
      dailyGoal: { answers: 4, given: 0, inTime: true },
    })
    expect((await exams.findOwnData(camilleId)).examDate).toBe(addDays(TODAY, 40))
    expect((await exams.memory.findOverview(karimId)).examDate).toBeNull()
    await exams.studyPlans.removeExamDate(caller)
    expect((await overview()).examDate).toBeNull()
    expect(await db.read('SELECT reminders, next_reminder_on FROM study_plans')).toEqual([
      { reminders: 'weekly', next_reminder_on: TODAY },
    ])
  })

  test.each([
    ['yesterday', -1, 'past'],
    ['two years and a day ahead', 732, 'too-far'],
  ])('cannot be %s', async (_when, days, code) => {
    const set = exams.studyPlans.setExamDate(await world.signIn(camilleId), addDays(TODAY, days))
    expect(await set).toEqual(refusal(code))
  })

  test('is refused to a member who was signed out meanwhile', async () => {
    const caller = { userId: camilleId, token: 'none' }
    expect(await exams.studyPlans.setExamDate(caller, addDays(TODAY, 1))).toEqual(refusal('signed-out'))
  })
})

test('the copy of the data has what the member knows of each question', async () => {
  await world.takeExam(camilleId, { right: 10 })
  await world.keepInBank(0)

  const { mastery } = await exams.findOwnData(camilleId)

  expect(mastery).toHaveLength(10)
  expect(mastery[0]).toEqual({
    ...{ question: expect.stringContaining('exercice') as unknown, edition: 1, box: 2, steppedOn: TODAY },
    ...{ dueOn: addDays(TODAY, 2), wasFirstRight: true, wasLastRight: true },
  })
})
