import { dayInBelgium } from '#modules/kernel/day'
import { sharesOf } from '../domain/chance'
import { answersADay, standingOf } from '../domain/mastery'
import { studyOf } from '../domain/study-overview'
import type { UseCase } from './deps'

export const studyOverview: UseCase<'studyOverview'> = async ({ clock, mastery, plans }, userId) => {
  const today = dayInBelgium(clock.now())
  const [bank, tallies, plan] = await Promise.all([
    mastery.listBank(userId),
    mastery.boxTallies(),
    plans.find(userId),
  ])
  const { examDate } = plan
  const standings = bank.map(({ memory, edition }) => standingOf(memory, edition))
  const pace = examDate === null ? null : answersADay(standings, { today, examDate })
  return { ...studyOf(bank, tallies, today), ...plan, today, pace }
}

export const boxShares: UseCase<'boxShares'> = async ({ mastery }) => sharesOf(await mastery.boxTallies())
