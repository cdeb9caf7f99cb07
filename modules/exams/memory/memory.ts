import { dayInBelgium } from '#modules/kernel/day'
import { sharesOf } from './chance'
import { standingOf } from './card'
import { answersADay } from './daily-goal'
import { studyOf } from './overview'
import { chooseStudied } from '../theory/choice'
import type { Deps, UseCase } from '../use-cases/deps'

export const listStudied: UseCase<'memory', 'listStudied'> = async ({ mastery }, userId) => {
  const bank = await mastery.listBank(userId)
  return bank.map(({ questionId: id, theme, difficulty, group, edition, memory }, index) => {
    return { id, number: index + 1, theme, difficulty, group, ...standingOf(memory, edition) }
  })
}

export const findStudied: UseCase<'theory', 'find'> = async (deps, userId, { theme, state, search }) => {
  const [bank, matching] = await Promise.all([
    listStudied(deps, userId),
    search === undefined ? null : deps.questions.findMatching(search),
  ])
  const today = dayInBelgium(deps.clock.now())
  const isFound = (id: number) => matching?.has(id) ?? true
  return { ...chooseStudied(bank, { theme, state, today, isFound }), total: bank.length }
}

export const studyOverview: UseCase<'memory', 'findOverview'> = async (deps, userId) => {
  const today = dayInBelgium(deps.clock.now())
  const [{ bank, study }, plan] = await Promise.all([readStudy(deps, userId, today), deps.plans.find(userId)])
  const { examDate } = plan
  const pace = examDate === null ? null : answersADay(bank, { today, examDate })
  return { ...study, ...plan, today, pace }
}

export const chances: UseCase<'memory', 'findChances'> = async (deps, userId) =>
  (await readStudy(deps, userId, dayInBelgium(deps.clock.now()))).study.chances

async function readStudy({ mastery }: Deps, userId: number, today: string) {
  const [bank, tallies] = await Promise.all([mastery.listBank(userId), mastery.boxTallies()])
  return { bank, study: studyOf(bank, tallies, today) }
}

export const boxShares: UseCase<'memory', 'findBoxShares'> = async ({ mastery }) =>
  sharesOf(await mastery.boxTallies())
