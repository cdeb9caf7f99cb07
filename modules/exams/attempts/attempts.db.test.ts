import { expect, test } from 'vitest'
import { ALL, MINUTE, range, refusal, setUpExams } from '#test/harness/modules/exams'
import { RIGHT } from '#test/things/question'

const { exams, identity, clock, camilleId, karimId, ...world } = await setUpExams()

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

test('each exam draws different questions', async () => {
  const drawn = new Set<string>()
  for (const _ of range(8)) {
    const attempt = await world.start(camilleId)
    attempt.questions.forEach((asked) => drawn.add(asked.question))
    await exams.attempts.abandon(attempt.own)
  }

  // Eight draws of ten out of forty: the chance of fewer is below one in many thousands.
  expect(drawn.size).toBeGreaterThan(25)
})

test('an exam in progress never shows the right answer', async () => {
  const attempt = await world.start(camilleId)

  expect(attempt.questions[0]).toMatchObject({ position: 1, optionA: expect.any(String), userAnswer: null })
  expect(JSON.stringify(attempt)).not.toMatch(/correctAnswer|isCorrect|explanation|Parce que/)
})

test('the drawn order of options never tells the right one', async () => {
  const orders = []
  for (const _ of range(30)) {
    const { own, questions } = await world.start(camilleId)
    orders.push(...questions.map(({ optionOrder }) => optionOrder))
    await exams.attempts.abandon(own)
  }

  // Expected is 100 in each place; the chance of being 40 off is one in a hundred thousand.
  for (const place of [0, 1, 2]) {
    const right = orders.filter((order) => order[place] === RIGHT).length
    expect(right).toBeGreaterThan(60)
    expect(right).toBeLessThan(140)
  }
  expect(new Set(orders)).toEqual(new Set(['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA']))
})

test('the order of options stays the same in the exam and in its result', async () => {
  const { own, questions: asked } = await world.start(camilleId)
  await world.mark(own, 'A')
  const again = await world.findRunning(own)
  await exams.attempts.finish(own)

  const { answers } = (await exams.results.findLatest(camilleId))!
  const orders = asked.map(({ optionOrder }) => optionOrder)
  expect(again.questions.map(({ optionOrder }) => optionOrder)).toEqual(orders)
  expect(answers.map(({ optionOrder }) => optionOrder)).toEqual(orders)
})

test('where no exam may begin, the one in progress can be resumed', async () => {
  expect(await exams.attempts.start(camilleId, 'practice', { resumeOnly: true })).toEqual(
    refusal('none-running'),
  )
  expect(await exams.attempts.findRunning(camilleId)).toEqual([])
  const { id } = await world.start(camilleId)

  expect(await exams.attempts.start(camilleId, 'practice', { resumeOnly: true })).toMatchObject({
    ok: true,
    value: { attemptId: id, resumed: true },
  })
})

test('starting an exam again resumes the one in progress, and its clock', async () => {
  const { own } = await world.start(camilleId)
  await world.mark(own, 'C')
  clock.pass(2 * MINUTE)

  expect(await exams.attempts.start(camilleId, 'practice')).toEqual({
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
] as const)('a %s exam ends by the time %s that was chosen', async (type, time, seconds) => {
  if (type === 'official') await world.passPractice(camilleId, 5)
  const { own, ...attempt } = await world.start(camilleId, type, { time })
  expect(attempt).toMatchObject({ time, remainingSeconds: seconds })
  await world.mark(own, RIGHT)

  clock.pass(seconds - 1)
  expect(await exams.attempts.findRunning(camilleId)).toEqual([
    { id: own.attemptId, type, time, remainingSeconds: 1 },
  ])
  clock.pass(7)
  expect((await exams.results.findLatest(camilleId))?.result).toMatchObject({ time, timeSpent: seconds })
})

test('an exam does not begin with a time that its type does not have', async () => {
  await world.passPractice(camilleId, 5)

  expect(await exams.attempts.start(camilleId, 'official', { time: 'none' })).toEqual(refusal('no-such-time'))
  expect(await exams.attempts.findRunning(camilleId)).toEqual([])
})

test('an exam without a time limit counts for nothing, but is in the history', async () => {
  await world.passPractice(camilleId, 4)
  await world.takeExam(camilleId, { right: 10, time: 'none' })
  const { progress, figures, trend, history } = await exams.results.findOverview(camilleId, ALL)

  expect(progress).toMatchObject({ passed: 4, isOfficialUnlocked: false })
  expect(figures).toMatchObject({ count: 4, averagePercent: 70, best: { score: 7 }, highest: { score: 7 } })
  expect(trend.map(({ score }) => score)).toEqual([7, 7, 7, 7])
  expect(history).toMatchObject({ total: 5, items: [{ score: 10, time: 'none' }, {}, {}, {}, {}] })
})

test('beside an exam of the other type a second one begins on request only', async () => {
  await world.passPractice(camilleId, 5)
  await world.start(camilleId)

  expect(await exams.attempts.start(camilleId, 'official')).toEqual(refusal('other-running'))
  expect((await exams.attempts.start(camilleId, 'official', { allowOtherRunning: true })).ok).toBe(true)
})

test('a session is read with the exams that its member has begun', async () => {
  await world.passPractice(camilleId, 5)
  const [{ token }, other] = [await world.signIn(camilleId), await world.signIn(karimId)]
  const beside = { running: exams.attempts.runningBeside }
  const running = async (of = token) => (await identity.sessions.resumeWith(of, beside))?.beside.running
  expect(await running()).toEqual([])

  const { id } = await world.start(camilleId, 'official')
  const { id: second } = await world.start(camilleId, 'practice', { allowOtherRunning: true })
  clock.pass(MINUTE)
  expect(await running()).toEqual([
    { id, type: 'official', time: 'normal', remainingSeconds: 840 },
    { id: second, type: 'practice', time: 'normal', remainingSeconds: 240 },
  ])
  expect(await running(other.token)).toEqual([])

  clock.pass(4 * MINUTE + 6)
  expect(await running()).toMatchObject([{ id }])
  expect(await identity.sessions.resumeWith('unknown', beside)).toBeNull()
})

test('starting in several tabs at once gives one exam to each member', async () => {
  const tabs = [camilleId, camilleId, camilleId, karimId, karimId]
  const outcomes = await Promise.all(tabs.map((userId) => exams.attempts.start(userId, 'practice')))

  const [first, second, third, fourth, fifth] = outcomes.map((one) => one.ok && one.value.attemptId)
  expect([second, third, fifth]).toEqual([first, first, fourth])
  expect(first).not.toBe(fourth)
  expect(await exams.attempts.findRunning(camilleId)).toHaveLength(1)
})

test('an exam begins only with enough active questions in the bank', async () => {
  await world.keepInBank(10)
  expect((await exams.attempts.start(camilleId, 'practice')).ok).toBe(true)

  await world.keepInBank(9)
  const refused = refusal('not-enough-questions')
  expect(await exams.attempts.start(karimId, 'practice')).toEqual(refused)
  expect(await exams.questions.draw(karimId, 'practice', 10)).toEqual(refused)
  expect(await exams.papers.draw(karimId, 'practice', 1)).toEqual(refused)
  expect(await exams.attempts.findRunning(karimId)).toEqual([])
})

test('the official exam is locked until five practice exams have 70 %', async () => {
  await world.takeExam(camilleId, { right: 6 })
  await world.passPractice(camilleId, 4)
  expect(await exams.results.findProgress(camilleId)).toMatchObject({ passed: 4, isOfficialUnlocked: false })
  expect(await exams.attempts.start(camilleId, 'official')).toEqual(refusal('locked'))
  expect(await exams.questions.draw(camilleId, 'official', 1)).toEqual(refusal('locked'))
  expect(await exams.papers.draw(camilleId, 'official', 1)).toEqual(refusal('locked'))

  await world.passPractice(camilleId, 2)
  expect(await exams.results.findProgress(camilleId)).toMatchObject({ passed: 5, isOfficialUnlocked: true })
  expect(await exams.questions.draw(camilleId, 'official', 1)).toMatchObject({ ok: true })
  expect(await exams.papers.draw(camilleId, 'official', 1)).toMatchObject({ ok: true })
  expect((await exams.attempts.start(camilleId, 'official')).ok).toBe(true)
  expect(await exams.results.findProgress(karimId)).toMatchObject({ passed: 0, isOfficialUnlocked: false })
})

test('the exam of another member looks like an unknown one', async () => {
  const { own } = await world.start(camilleId)
  const foreign = { ...own, userId: karimId }

  expect(await world.mark(foreign, 'A')).toEqual(refusal('not-found'))
  expect(await exams.attempts.answer(foreign, [])).toEqual(refusal('not-found'))
  expect(await exams.attempts.find(foreign)).toBeNull()
  expect(await exams.attempts.finish(foreign)).toBeNull()
  expect(await exams.attempts.abandon(foreign)).toBeNull()
  expect((await world.findRunning(own)).questions[0]?.userAnswer).toBeNull()
})
