import { ok } from '#modules/kernel/result'
import { tokenHash } from '../data/token'
import { isPasswordFresh } from '../domain/lifetimes'
import type { UseCase } from './deps'
import { withPassword } from './locks'

export const isPasswordRecent: UseCase<'isPasswordRecent'> = async ({ sessions, clock }, caller) => {
  const givenAt = await sessions.findAuthentication(caller.userId, tokenHash(caller.token))
  return givenAt !== null && isPasswordFresh(givenAt, clock.now())
}

export const confirmPassword: UseCase<'confirmPassword'> = (deps, caller, currentPassword) =>
  withPassword(deps, caller, currentPassword, async (_account, tx) => {
    await deps.sessions.noteAuthentication(tokenHash(caller.token), deps.clock.now(), tx)
    return ok(undefined)
  })
