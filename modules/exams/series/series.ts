import type { Database } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium } from '#modules/kernel/day'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Letter, OptionOrder } from '../letters'
import type { StudyMemory } from '../memory/memory'
import { isDue } from '../memory/memory-record'
import type { Recording } from '../memory/recording'
import type { Corrected } from '../questions/correction-store'
import { pickFields } from '../questions/fields'
import type { QuestionFields } from '../questions/schema'
import type { QuestionStore } from '../questions/store'
import type { ResultStore } from '../results/store'
import type { StudyPlanStore } from '../study-plans/store'
import { createFindRevisable, type Revisable } from './revisable'
import type { SeriesKind, SeriesSource } from './schema'
import { createStarting, type Starting } from './starting'
import type { OwnSeries, SeriesStore } from './store'

export type Series = {
  id: number
  kind: SeriesKind
  source: SeriesSource | null
  /** True once every question is answered or retired, or the member has begun another series. */
  isOver: boolean
  /** Empty once the answers are older than `RETENTION.answers`. */
  places: SeriesPlace[]
  /** What is left then; null before. */
  result: { answered: number; right: number } | null
}

/**
 * 'retired' means that the question was retired before the member answered it, so the series skips it. 'hidden' is an
 * answer of a law paper, which says only at its end what was right.
 */
export type SeriesPlace = { position: number } & (
  | { state: 'open' | 'retired' | 'hidden' }
  | {
      state: 'answered'
      isRight: boolean
      question: string
      isRetired: boolean
      /** The day on which the question is next due; null if it is retired, or not remembered. */
      dueOn: string | null
      isDue: boolean
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

export interface PracticeSeries extends Starting {
  findRevisable(userId: number): Promise<Revisable>

  find(own: OwnSeries): Promise<Series | null>

  /** Returns null for a question that was retired before it was answered, or whose answer is 'hidden'. */
  findQuestion(own: OwnSeries, position: number): Promise<SeriesQuestion | null>

  /**
   * Grades by the question's current version. A second answer does not replace the first. Refuses with
   * 'changed' if `edition` is no longer the current one.
   */
  answer(
    own: OwnSeries,
    answer: { position: number; letter: Letter; edition?: number },
  ): Promise<
    Result<
      { userAnswer: Letter; kind: SeriesKind },
      'signed-out' | 'not-found' | 'closed' | 'retired' | 'changed'
    >
  >
}

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  series: SeriesStore
  results: ResultStore
  questions: QuestionStore
  plans: StudyPlanStore
  recording: Recording
  listStudied: StudyMemory['listStudied']
}

export function createSeries(deps: Deps): PracticeSeries {
  const { db, clock, identity, series, questions, recording } = deps

  return {
    ...createStarting(deps),
    findRevisable: createFindRevisable(deps),

    async find(own) {
      const found = await series.findOwn(own)
      if (!found) return null
      const { id, kind, source, closedAt, answered, rightAnswers: right } = found
      const result = answered === null || right === null ? null : { answered, right }
      const date = dayInBelgium(clock.now())
      const places = (await series.listPlaces(found)).map((place) => toPlace(place, date))
      const isOver = closedAt !== null || places.every(({ state }) => state !== 'open')
      const isHidden = kind === 'legislation' && !isOver
      return { id, kind, source, isOver, places: isHidden ? places.map(hide) : places, result }
    },

    async findQuestion(own, position) {
      const found = await series.findQuestion(own, position)
      if (!found) return null
      const { asked, text, memory, corrected, isHidden } = found
      if (isHidden && (await series.countProgress({ id: own.seriesId })).open > 0) return null
      const { questionId: id, edition } = text
      const { optionOrder, userAnswer } = asked
      if (userAnswer !== null) {
        const answered = { id, optionOrder, edition, userAnswer, version: text.number }
        return { ...answered, ...pickFields(text), ...corrected }
      }
      const { question, optionA, optionB, optionC, picture, pictureAlt, theme } = text
      const isChanged = ((memory.edition as number | null) ?? edition) < edition
      const fields = { question, optionA, optionB, optionC, picture, pictureAlt, theme }
      return { id, optionOrder, edition, userAnswer, isChanged, ...fields }
    },

    // Locks the user row, so that a second device sees the answer given on the first.
    answer: (own, { position, letter, edition: seenEdition }) =>
      db.transaction(async (tx) => {
        const { userId } = own
        if (!(await identity.accounts.lockMember(userId, tx))) return refuse('signed-out')
        const found = await series.findOwn(own, tx)
        const place = found && (await series.findPlace(found, position, tx))
        if (!place) return refuse(found && found.answered !== null ? 'closed' : 'not-found')
        if (place.userAnswer !== null) return ok({ userAnswer: place.userAnswer, kind: found.kind })
        if (found.closedAt !== null) return refuse('closed')
        const current = await questions.findCurrent(place.questionId, tx)
        if (!current) return refuse('retired')
        const { id: questionVersionId, questionId, edition, correctAnswer } = current
        if (edition !== (seenEdition ?? edition)) return refuse('changed')

        const at = clock.now()
        const graded = { questionId, edition, isRight: letter === correctAnswer }
        const recalls = await recording.answers([graded], { userId, at }, tx)
        const recall = recalls.get(questionId) ?? null
        await series.answer(place, { questionVersionId, userAnswer: letter, recall, answeredAt: at }, tx)
        if ((await series.countProgress(found, tx)).open === 0) await series.close(userId, at, tx)
        return ok({ userAnswer: letter, kind: found.kind })
      }),
  }
}

type StoredPlace = Awaited<ReturnType<SeriesStore['listPlaces']>>[number]

/** A retired question has a null `edition`, because the join finds no current version. */
function toPlace({ asked, given, current, memory }: StoredPlace, today: string): SeriesPlace {
  const { position, userAnswer } = asked
  const isRetired = (current.edition as number | null) === null
  if (userAnswer === null) return { position, state: isRetired ? 'retired' : 'open' }
  const { question, correctAnswer } = given
  const dueOn = isRetired ? null : (memory.dueOn as string | null)
  const isRight = userAnswer === correctAnswer
  return { position, state: 'answered', isRight, question, isRetired, dueOn, isDue: isDue({ dueOn }, today) }
}

const hide = (place: SeriesPlace): SeriesPlace =>
  place.state === 'answered' ? { position: place.position, state: 'hidden' } : place
