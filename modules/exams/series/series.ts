import type { Database } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium } from '#modules/kernel/day'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Letter, OptionOrder } from '../letters'
import { toCardState } from '../memory/card'
import type { StudyMemory } from '../memory/memory'
import { recordAnswers } from '../memory/recording'
import type { CardStore } from '../memory/store'
import type { Corrected } from '../questions/correction-store'
import { pickFields } from '../questions/fields'
import type { QuestionFields } from '../questions/schema'
import type { QuestionStore } from '../questions/store'
import { type Box, BOXES } from '../rules'
import { chooseStudied, type TheoryTheme } from '../theory/choice'
import { chooseQuestions } from './order'
import { SERIES_SOURCES, type SeriesChoice, type SeriesSource } from './schema'
import type { OwnSeries, SeriesStore } from './store'

export type Revisable = {
  counts: Record<SeriesSource, number>
  themes: (Pick<TheoryTheme, 'theme' | 'slug'> & Pick<Revisable, 'counts'>)[]
  /** Box 0 counts the questions that the member has never answered. */
  boxes: Record<0 | Box, number>
  /** The first day after today on which a question becomes due. */
  nextDueOn: string | null
  open: (Pick<Series, 'id' | 'source'> & { answered: number; total: number }) | null
}

export type Series = {
  id: number
  source: SeriesSource | null
  /** True once every question is answered or retired, or the member has begun another series. */
  isOver: boolean
  /** Empty once the answers are older than `RETENTION.answers`. */
  places: SeriesPlace[]
  /** What is left then; null before. */
  result: { answered: number; right: number } | null
}

/** 'retired' means that the question was retired before the member answered it, so the series skips it. */
export type SeriesPlace = { position: number } & (
  | { state: 'open' | 'retired' }
  | {
      state: 'answered'
      isRight: boolean
      question: string
      /** `boxBefore` is 0 if the member had never answered the question. */
      boxBefore: 0 | Box
      boxAfter: Box
      /** The day on which the question is next due; null for a retired question. */
      dueOn: string | null
    }
)

type AskedField = 'question' | 'optionA' | 'optionB' | 'optionC' | 'picture' | 'pictureAlt' | 'theme'

export type SeriesQuestion = { id: number; optionOrder: OptionOrder; edition: number } & (
  | (Pick<QuestionFields, AskedField> & {
      userAnswer: null
      /** True if the options or the right answer have changed since the member last answered. */
      isChanged: boolean
    })
  | (QuestionFields & Corrected & { userAnswer: Letter; version: number })
)

export interface PracticeSeries {
  /**
   * Closes the member's open series and begins a new one. Refuses with 'nothing-to-ask' if no question matches
   * `choice`.
   */
  start(
    userId: number,
    choice: SeriesChoice,
  ): Promise<Result<{ seriesId: number }, 'signed-out' | 'nothing-to-ask'>>

  findRevisable(userId: number): Promise<Revisable>

  find(own: OwnSeries): Promise<Series | null>

  /** Returns null for a question that was retired before it was answered. */
  findQuestion(own: OwnSeries, position: number): Promise<SeriesQuestion | null>

  /**
   * Grades by the question's current version. A second answer does not replace the first. Refuses with
   * 'changed' if `edition` is no longer the current one.
   */
  answer(
    own: OwnSeries,
    answer: { position: number; letter: Letter; edition?: number },
  ): Promise<Result<{ userAnswer: Letter }, 'signed-out' | 'not-found' | 'closed' | 'retired' | 'changed'>>
}

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  series: SeriesStore
  questions: QuestionStore
  cards: CardStore
  listStudied: StudyMemory['listStudied']
}

export function createSeries(deps: Deps): PracticeSeries {
  const { db, clock, identity, series, questions, cards, listStudied } = deps

  /** Also returns null if all remaining questions of the open series were retired. */
  async function findOpen(userId: number): Promise<Revisable['open']> {
    const found = await series.findOpen(userId)
    if (!found) return null
    const { answered, open } = await series.countProgress(found)
    return open === 0 ? null : { id: found.id, source: found.source, answered, total: answered + open }
  }

  return {
    // Locks the user row, so that two devices cannot begin two series at once.
    async start(userId, choice) {
      const createdAt = clock.now()
      const chosen = chooseQuestions(await listStudied(userId), choice, dayInBelgium(createdAt))
      const begun = { userId, source: choice.source, createdAt }
      const questionIds = chosen.map(({ id }) => id)
      return db.transaction(async (tx) => {
        if (!(await identity.accounts.lockMember(userId, tx))) return refuse('signed-out')
        if (chosen.length === 0) return refuse('nothing-to-ask')
        await series.close(userId, createdAt, tx)
        return ok({ seriesId: await series.add(begun, questionIds, tx) })
      })
    },

    async findRevisable(userId) {
      const [bank, open] = await Promise.all([listStudied(userId), findOpen(userId)])
      const today = dayInBelgium(clock.now())
      const found = SERIES_SOURCES.map((state) => chooseStudied(bank, { state, today, isFound: () => true }))
      const toCounts = (counted: (source: (typeof found)[number]) => number) =>
        Object.fromEntries(found.map((one, at) => [SERIES_SOURCES[at], counted(one)])) as Revisable['counts']
      const boxes = [0, ...BOXES].map((box) => [box, bank.filter((one) => (one.box ?? 0) === box).length])
      const later = bank.flatMap(({ dueOn }) => (dueOn !== null && dueOn > today ? [dueOn] : []))
      return {
        counts: toCounts((one) => one.found.length),
        themes: found[0]!.themes.map(({ theme, slug }, at) => {
          return { theme, slug, counts: toCounts((one) => one.themes[at]!.matching) }
        }),
        boxes: Object.fromEntries(boxes) as Revisable['boxes'],
        nextDueOn: later.sort()[0] ?? null,
        open,
      }
    },

    async find(own) {
      const found = await series.findOwn(own)
      if (!found) return null
      const { id, source, closedAt, answered, rightAnswers: right } = found
      const result = answered === null || right === null ? null : { answered, right }
      const places = (await series.listPlaces(found)).map(toPlace)
      const isOver = closedAt !== null || places.every(({ state }) => state !== 'open')
      return { id, source, isOver, places, result }
    },

    async findQuestion(own, position) {
      const found = await series.findQuestion(own, position)
      if (!found) return null
      const { asked, text, card, corrected } = found
      const { questionId: id, edition } = text
      const { optionOrder, userAnswer } = asked
      if (userAnswer !== null) {
        const answered = { id, optionOrder, edition, userAnswer, version: text.number }
        return { ...answered, ...pickFields(text), ...corrected }
      }
      const { question, optionA, optionB, optionC, picture, pictureAlt, theme } = text
      const isChanged = toCardState((card.box as Box | null) ? card : null, edition).changed
      const fields = { question, optionA, optionB, optionC, picture, pictureAlt, theme }
      return { id, optionOrder, edition, userAnswer, isChanged, ...fields }
    },

    // Locks the user row, so that a second device sees the answer given on the first.
    answer: (own, { position, letter, edition: read }) =>
      db.transaction(async (tx) => {
        const { userId } = own
        if (!(await identity.accounts.lockMember(userId, tx))) return refuse('signed-out')
        const found = await series.findOwn(own, tx)
        const place = found && (await series.findPlace(found, position, tx))
        if (!place) return refuse(found && found.answered !== null ? 'closed' : 'not-found')
        if (place.userAnswer !== null) return ok({ userAnswer: place.userAnswer })
        if (found.closedAt !== null) return refuse('closed')
        const current = await questions.findCurrent(place.questionId, tx)
        if (!current) return refuse('retired')
        const { id: questionVersionId, questionId, edition, correctAnswer } = current
        if (edition !== (read ?? edition)) return refuse('changed')

        const at = clock.now()
        const graded = { questionId, edition, isRight: letter === correctAnswer }
        const learnt = (await recordAnswers(cards, { userId, at, answers: [graded] }, tx)).get(questionId)!
        const boxes = { boxBefore: learnt.before.box ?? 0, boxAfter: learnt.after.box } as const
        await series.answer(place, { questionVersionId, userAnswer: letter, ...boxes, answeredAt: at }, tx)
        if ((await series.countProgress(found, tx)).open === 0) await series.close(userId, at, tx)
        return ok({ userAnswer: letter })
      }),
  }
}

type StoredPlace = Awaited<ReturnType<SeriesStore['listPlaces']>>[number]

/** A retired question has a null `edition`, because the join finds no current version. */
function toPlace({ asked, given, current, card }: StoredPlace): SeriesPlace {
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
    dueOn: edition === null ? null : toCardState(card, edition).dueOn,
  }
}
