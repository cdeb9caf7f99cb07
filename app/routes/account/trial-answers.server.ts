import type { AppLoadContext } from '@remix-run/node'
import type { User } from '#modules/identity'
import { countAnswers, type Flash, forgetTrial, readTrial } from '#app/http'
import { site } from '#app/start/modules.server'
import { answersFollow } from '#app/text'

export async function countTrialAnswers(request: Request): Promise<number> {
  const trial = await readTrial(request)
  return trial ? countAnswers(trial) : 0
}

/**
 * Copies the trial's answers to the new account. Reports a failure instead of throwing it, because the
 * account already exists.
 */
export async function takeTrialAnswers(
  request: Request,
  { log, requestId: reference }: AppLoadContext,
  { id }: User,
): Promise<{ cookies: string[]; message?: Flash }> {
  const trial = await readTrial(request)
  if (!trial) return { cookies: [] }
  const taken = await site()
    .exams.trial.record(id, trial.items)
    .catch((error: unknown) => {
      log.error({ err: error }, 'could not take the answers of a trial into a new account')
      return null
    })
  const message = taken === null ? { ...LOST, reference } : taken > 0 ? formatTaken(taken) : undefined
  return { cookies: [await forgetTrial()], message }
}

function formatTaken(answers: number): Flash {
  return {
    kind: 'success',
    title: answersFollow(answers),
    text: 'Vous retrouverez vos erreurs dans vos révisions.',
  }
}

const LOST: Flash = {
  kind: 'failure',
  title: "Les réponses de votre essai n'ont pas pu être reprises",
  text: 'Votre compte est bien créé.',
}
