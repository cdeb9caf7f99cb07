import type { Tx } from '#db/database'
import type { TrialItem } from './contract'
import type { Version } from './questions/store'
import { drawOptionOrder } from './letters'
import { TRIAL_QUESTIONS } from './rules'
import type { Deps, UseCase } from './use-cases/deps'
import { toShownQuestion } from './questions/fields'
import { recordAnswers } from './memory/recording'

export const drawTrial: UseCase<'trial', 'draw'> = async ({ questions }) => {
  const drawn = await questions.drawExamples(TRIAL_QUESTIONS)
  return drawn.map((place) => ({ ...place, optionOrder: drawOptionOrder(), userAnswer: null }))
}

export const readTrial: UseCase<'trial', 'read'> = async (deps, items) => {
  const versions = await versionsOf(deps, items)
  return versions.map((version) => version && toShownQuestion(version))
}

export const recordTrial: UseCase<'trial', 'record'> = (deps, userId, items) =>
  deps.db.transaction(async (tx) => {
    if (!(await deps.identity.accounts.lockMember(userId, tx))) return 0
    const versions = await versionsOf(deps, items, tx)
    const answers = items.flatMap(({ questionId, edition, userAnswer }, index) => {
      const version = versions[index]
      if (!version || userAnswer === null) return []
      return [{ questionId, edition, isRight: userAnswer === version.correctAnswer }]
    })
    await recordAnswers(deps, { userId, at: deps.clock.now(), answers }, tx)
    return answers.length
  })

async function versionsOf(
  { questions }: Deps,
  items: readonly TrialItem[],
  tx?: Tx,
): Promise<(Version | null)[]> {
  const ids = items.map(({ questionId }) => questionId)
  const found = new Map((await questions.findCurrentByIds(ids, tx)).map((one) => [one.questionId, one]))
  return items.map(({ questionId, edition }) => {
    const version = found.get(questionId)
    return version?.edition === edition ? version : null
  })
}
