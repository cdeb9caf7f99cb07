import { dayInBelgium } from '#modules/kernel/day'
import { chooseStudied } from '../domain/theory'
import type { UseCase } from './deps'
import { listStudied } from './study'

export const findStudied: UseCase<'findStudied'> = async (deps, userId, { theme, state, search }) => {
  const [bank, matching] = await Promise.all([
    listStudied(deps, userId),
    search === undefined ? null : deps.questions.findMatching(search),
  ])
  const today = dayInBelgium(deps.clock.now())
  const isFound = (id: number) => matching?.has(id) ?? true
  return { ...chooseStudied(bank, { theme, state, today, isFound }), total: bank.length }
}
