import { standingOf } from '../domain/mastery'
import type { UseCase } from './deps'

export const listStudied: UseCase<'listStudied'> = async ({ mastery }, userId) => {
  const bank = await mastery.listBank(userId)
  return bank.map(({ questionId: id, theme, difficulty, group, edition, memory }, index) => {
    return { id, number: index + 1, theme, difficulty, group, ...standingOf(memory, edition) }
  })
}
