import { dayInBelgium } from '#modules/kernel/day'
import { ok, refuse } from '#modules/kernel/result'
import type { Box, Revisable, SeriesPlace } from '../contract'
import type { SeriesStore } from './store'
import { BOXES, standingOf } from '../memory/card'
import { chooseQuestions, SERIES_SOURCES } from './choice'
import { chooseStudied } from '../theory/choice'
import type { Deps, UseCase } from '../use-cases/deps'
import { fieldsOf } from '../questions/fields'
import { recordAnswers } from '../memory/recording'
import { listStudied } from '../memory/memory'

/** Locks the member, so that two devices do not begin two series. */
export const startSeries: UseCase<'series', 'start'> = async (deps, userId, choice) => {
  const createdAt = deps.clock.now()
  const asked = chooseQuestions(await listStudied(deps, userId), choice, dayInBelgium(createdAt))
  const series = { userId, source: choice.source, createdAt }
  const questionIds = asked.map(({ id }) => id)
  return deps.db.transaction(async (tx) => {
    if (!(await deps.identity.accounts.lockMember(userId, tx))) return refuse('signed-out')
    if (asked.length === 0) return refuse('nothing-to-ask')
    await deps.series.close(userId, createdAt, tx)
    return ok({ seriesId: await deps.series.add(series, questionIds, tx) })
  })
}

export const findRevisable: UseCase<'series', 'findRevisable'> = async (deps, userId) => {
  const [bank, open] = await Promise.all([listStudied(deps, userId), findOpen(deps, userId)])
  const today = dayInBelgium(deps.clock.now())
  const found = SERIES_SOURCES.map((state) => chooseStudied(bank, { state, today, isFound: () => true }))
  const countsOf = (counted: (source: (typeof found)[number]) => number) =>
    Object.fromEntries(found.map((one, at) => [SERIES_SOURCES[at], counted(one)])) as Revisable['counts']
  const boxes = [0, ...BOXES].map((box) => [box, bank.filter((one) => (one.box ?? 0) === box).length])
  const later = bank.flatMap(({ dueOn }) => (dueOn !== null && dueOn > today ? [dueOn] : []))
  return {
    counts: countsOf((one) => one.found.length),
    themes: found[0]!.themes.map(({ theme, slug }, at) => {
      return { theme, slug, counts: countsOf((one) => one.themes[at]!.matching) }
    }),
    boxes: Object.fromEntries(boxes) as Revisable['boxes'],
    nextDueOn: later.sort()[0] ?? null,
    open,
  }
}

/** A series whose last questions were retired has nothing to go on with. */
async function findOpen({ series }: Deps, userId: number): Promise<Revisable['open']> {
  const found = await series.findOpen(userId)
  if (!found) return null
  const { answered, open } = await series.progressOf(found)
  return open === 0 ? null : { id: found.id, source: found.source, answered, total: answered + open }
}

export const findSeries: UseCase<'series', 'find'> = async ({ series }, own) => {
  const found = await series.findOwn(own)
  if (!found) return null
  const { id, source, closedAt } = found
  const places = (await series.placesOf(found)).map(toPlace)
  const isOver = closedAt !== null || places.every(({ state }) => state !== 'open')
  return { id, source, isOver, places }
}

/** What was joined to a place is null in each field where there is none. */
function toPlace({ asked, given, current, memory }: StoredPlace): SeriesPlace {
  const { position, userAnswer } = asked
  const edition = current.edition as number | null
  if (userAnswer === null) return { position, state: edition === null ? 'retired' : 'open' }
  return {
    position,
    state: 'answered',
    isRight: userAnswer === given.correctAnswer,
    question: given.question,
    boxBefore: asked.boxBefore!,
    boxAfter: asked.boxAfter!,
    dueOn: edition === null ? null : standingOf(memory, edition).dueOn,
  }
}

type StoredPlace = Awaited<ReturnType<SeriesStore['placesOf']>>[number]

export const findSeriesQuestion: UseCase<'series', 'findQuestion'> = async ({ series }, own, position) => {
  const found = await series.findQuestion(own, position)
  if (!found) return null
  const { asked, text, memory, corrected } = found
  const { questionId: id, edition } = text
  const { optionOrder, userAnswer } = asked
  if (userAnswer !== null) {
    const answered = { id, optionOrder, edition, userAnswer, version: text.number }
    return { ...answered, ...fieldsOf(text), ...corrected }
  }
  const { question, optionA, optionB, optionC, picture, pictureAlt, theme } = text
  const isChanged = standingOf((memory.box as Box | null) ? memory : null, edition).changed
  const shown = { question, optionA, optionB, optionC, picture, pictureAlt, theme }
  return { id, optionOrder, edition, userAnswer, isChanged, ...shown }
}

/** Locks the member: of two devices, the second finds the answer of the first. */
export const answerSeries: UseCase<'series', 'answer'> = (deps, own, { position, letter, edition: read }) =>
  deps.db.transaction(async (tx) => {
    const { userId } = own
    if (!(await deps.identity.accounts.lockMember(userId, tx))) return refuse('signed-out')
    const series = await deps.series.findOwn(own, tx)
    const place = series && (await deps.series.findPlace(series, position, tx))
    if (!place) return refuse('unknown')
    if (place.userAnswer !== null) return ok({ userAnswer: place.userAnswer })
    if (series.closedAt !== null) return refuse('closed')
    const current = await deps.questions.findCurrent(place.questionId, tx)
    if (!current) return refuse('retired')
    const { id: questionVersionId, questionId, edition, correctAnswer } = current
    if (edition !== (read ?? edition)) return refuse('changed')

    const at = deps.clock.now()
    const graded = { questionId, edition, isRight: letter === correctAnswer }
    const learnt = (await recordAnswers(deps, { userId, at, answers: [graded] }, tx)).get(questionId)!
    const boxes = { boxBefore: learnt.before.box ?? 0, boxAfter: learnt.after.box } as const
    await deps.series.answer(place, { questionVersionId, userAnswer: letter, ...boxes, answeredAt: at }, tx)
    if ((await deps.series.progressOf(series, tx)).open === 0) await deps.series.close(userId, at, tx)
    return ok({ userAnswer: letter })
  })
