import { expect, test } from 'vitest'
import { RIGHT } from '#test/worlds/bank'
import { MINUTE, range, setUpExams } from '#test/worlds/exams'

const { exams, clock, camilleId, karimId, ...world } = await setUpExams()

test.each([
  ['practice', 10, 300],
  ['official', 30, 900],
] as const)('a %s exam draws %i different questions and lasts %i s', async (type, count, seconds) => {
  if (type === 'official') await world.passPractice(camilleId, 5)

  const attempt = await world.start(camilleId, type)

  expect(attempt).toMatchObject({ status: 'running', type, remainingSeconds: seconds })
  expect(attempt.questions.map(({ position }) => position)).toEqual(range(count))
  expect(new Set(attempt.questions.map((asked) => asked.question)).size).toBe(count)
})

test('each exam draws other questions', async () => {
  const drawn = new Set<string>()
  for (const _ of range(8)) {
    const attempt = await world.start(camilleId)
    attempt.questions.forEach((asked) => drawn.add(asked.question))
    await exams.abandon(attempt.own)
  }

  // Eight draws of ten out of forty: that there are fewer happens once in many thousands.
  expect(drawn.size).toBeGreaterThan(25)
})

test('an exam in progress shows no right answer', async () => {
  const attempt = await world.start(camilleId)

  expect(attempt.questions[0]).toMatchObject({ position: 1, optionA: expect.any(String), userAnswer: null })
  expect(JSON.stringify(attempt)).not.toMatch(/correctAnswer|isCorrect|explanation|Parce que/)
})

test('the options come in an order drawn for each question: neither their place nor their letter tells the right one', async () => {
  const orders = []
  for (const _ of range(30)) {
    const { own, questions } = await world.start(camilleId)
    orders.push(...questions.map(({ optionOrder }) => optionOrder))
    await exams.abandon(own)
  }

  // A hundred times in each place are expected, and more than 40 off them once in a hundred thousand tries.
  for (const place of [0, 1, 2]) {
    const right = orders.filter((order) => order[place] === RIGHT).length
    expect(right).toBeGreaterThan(60)
    expect(right).toBeLessThan(140)
  }
  expect(new Set(orders)).toEqual(new Set(['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA']))
})

test('the order of the options stays that of the exam, also in its result', async () => {
  const { own, questions: asked } = await world.start(camilleId)
  await world.mark(own, 'A')
  const again = await world.findRunning(own)
  await exams.finish(own)

  const { answers } = (await exams.findLatestResult(camilleId))!
  const orders = asked.map(({ optionOrder }) => optionOrder)
  expect(again.questions.map(({ optionOrder }) => optionOrder)).toEqual(orders)
  expect(answers.map(({ optionOrder }) => optionOrder)).toEqual(orders)
})

test('where no exam may begin, only the one in progress is found', async () => {
  expect(await exams.start(camilleId, 'practice', { mayBegin: false })).toEqual({
    ok: false,
    code: 'none-running',
  })
  expect(await exams.findRunning(camilleId)).toEqual([])
  const { id } = await world.start(camilleId)

  expect(await exams.start(camilleId, 'practice', { mayBegin: false })).toMatchObject({
    ok: true,
    value: { attemptId: id, resumed: true },
  })
})

test('starting again finds the exam in progress, with its answers and its clock', async () => {
  const { own } = await world.start(camilleId)
  await world.mark(own, 'C')
  clock.pass(2 * MINUTE)

  expect(await exams.start(camilleId, 'practice')).toEqual({
    ok: true,
    value: { attemptId: own.attemptId, nextPosition: 2, resumed: true },
  })
  const found = await world.findRunning(own)
  expect(found.remainingSeconds).toBe(180)
  expect(found.questions[0]?.userAnswer).toBe('C')
})

test.each([
  ['practice', 'none', 30 * 24 * 60 * MINUTE],
  ['official', '1.5', 1350],
] as const)('a %s exam keeps the time %s, by which it ends', async (type, time, seconds) => {
  if (type === 'official') await world.passPractice(camilleId, 5)
  const { own, ...attempt } = await world.start(camilleId, type, { time })
  expect(attempt).toMatchObject({ time, remainingSeconds: seconds })
  await world.mark(own, RIGHT)

  clock.pass(seconds - 1)
  expect(await exams.findRunning(camilleId)).toEqual([{ id: own.attemptId, type, time, remainingSeconds: 1 }])
  clock.pass(7)
  expect((await exams.findLatestResult(camilleId))?.result).toMatchObject({ time, timeSpent: seconds })
})

test('a time that an exam does not have begins nothing', async () => {
  await world.passPractice(camilleId, 5)

  expect(await exams.start(camilleId, 'official', { time: 'none' })).toEqual({
    ok: false,
    code: 'no-such-time',
  })
  expect(await exams.findRunning(camilleId)).toEqual([])
})

test('an exam without a limit counts for nothing, and stands in the history', async () => {
  await world.passPractice(camilleId, 4)
  await world.takeExam(camilleId, { right: 10, time: 'none' })
  const { progress, figures, trend, history } = await exams.overview(camilleId, { limit: 20, offset: 0 })

  expect(progress).toMatchObject({ passed: 4, isOfficialUnlocked: false })
  expect(figures).toMatchObject({ count: 4, averagePercent: 70, best: { score: 7 }, highest: { score: 7 } })
  expect(trend.map(({ score }) => score)).toEqual([7, 7, 7, 7])
  expect(history).toMatchObject({ total: 5, items: [{ score: 10, time: 'none' }, {}, {}, {}, {}] })
})

test('beside an exam of the other type a second one begins only when that is wanted', async () => {
  await world.passPractice(camilleId, 5)
  await world.start(camilleId)

  expect(await exams.start(camilleId, 'official')).toEqual({ ok: false, code: 'other-running' })
  expect((await exams.start(camilleId, 'official', { beside: true })).ok).toBe(true)
})

test('starting in several tabs at once gives one exam to each member', async () => {
  const tabs = [camilleId, camilleId, camilleId, karimId, karimId]
  const outcomes = await Promise.all(tabs.map((userId) => exams.start(userId, 'practice')))

  const [first, second, third, fourth, fifth] = outcomes.map((one) => one.ok && one.value.attemptId)
  expect([second, third, fifth]).toEqual([first, first, fourth])
  expect(first).not.toBe(fourth)
  expect(await exams.findRunning(camilleId)).toHaveLength(1)
})

test('an exam needs as many active questions as it asks', async () => {
  await world.keepInBank(10)
  expect((await exams.start(camilleId, 'practice')).ok).toBe(true)

  await world.keepInBank(9)
  expect(await exams.start(karimId, 'practice')).toEqual({ ok: false, code: 'not-enough-questions' })
  expect(await exams.findRunning(karimId)).toEqual([])
})

test('the official exam is locked until five practice exams are passed with 70 % or more', async () => {
  await world.takeExam(camilleId, { right: 6 })
  await world.passPractice(camilleId, 4)
  expect(await exams.progress(camilleId)).toMatchObject({ passed: 4, isOfficialUnlocked: false })
  expect(await exams.start(camilleId, 'official')).toEqual({ ok: false, code: 'locked' })
  expect(await exams.drawQuestions(camilleId, 'official', 1)).toEqual({ ok: false, code: 'locked' })

  await world.passPractice(camilleId, 2)
  expect(await exams.progress(camilleId)).toMatchObject({ passed: 5, isOfficialUnlocked: true })
  expect(await exams.drawQuestions(camilleId, 'official', 1)).toMatchObject({ ok: true })
  expect((await exams.start(camilleId, 'official')).ok).toBe(true)
  expect(await exams.progress(karimId)).toMatchObject({ passed: 0, isOfficialUnlocked: false })
})

test("another member's exam looks like none", async () => {
  const { own } = await world.start(camilleId)
  const foreign = { ...own, userId: karimId }

  expect(await world.mark(foreign, 'A')).toEqual({ ok: false, code: 'unknown' })
  expect(await exams.answer(foreign, [])).toEqual({ ok: false, code: 'unknown' })
  expect(await exams.findAttempt(foreign)).toBeNull()
  expect(await exams.finish(foreign)).toBeNull()
  expect(await exams.abandon(foreign)).toBeNull()
  expect((await world.findRunning(own)).questions[0]?.userAnswer).toBeNull()
})
