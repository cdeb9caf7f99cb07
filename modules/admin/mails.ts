import type { Tx } from '#db/database'
import type { Caller } from '#modules/identity'
import type { FailedMail, ResendRefusal } from '#modules/kernel/mails'
import { refuse } from '#modules/kernel/result'
import { actAsAdmin, type Acted, type Deps, done } from './log/act'
import type { Entry } from './log/store'

export interface MailActions {
  resend(by: Caller, id: number): Acted<FailedMail, 'not-found' | ResendRefusal>

  delete(by: Caller, id: number): Acted<FailedMail, 'not-found'>
}

export function createMailActions(deps: Deps): MailActions {
  const { identity, mails } = deps
  const about = async ({ userId, attempts }: FailedMail, tx: Tx): Promise<Entry['changes']> => {
    const owner = userId === null ? undefined : (await identity.members.findNames([userId], tx)).get(userId)
    const tried = { field: 'attempts', before: attempts, after: null } as const
    return owner ? [{ field: 'recipient', before: owner.username, after: null }, tried] : [tried]
  }
  return {
    resend: (by, id) =>
      actAsAdmin(deps, by, async (tx) => {
        const mail = await mails.failed.lock(id, tx)
        if (!mail) return refuse('not-found')
        if (mail.resendRefusal) return refuse(mail.resendRefusal)
        await mails.failed.resend(id, tx)
        return done(mail, { ...toEntry(mail), action: 'mail.resend', changes: await about(mail, tx) })
      }),

    delete: (by, id) =>
      actAsAdmin(deps, by, async (tx) => {
        const mail = await mails.failed.lock(id, tx)
        if (!mail) return refuse('not-found')
        await mails.failed.remove(id, tx)
        return done(mail, { ...toEntry(mail), action: 'mail.delete', changes: await about(mail, tx) })
      }),
  }
}

/**
 * Leaves out the private address. Also leaves out the id, because the act removes the mail from the list of
 * failed mails.
 */
const toEntry = ({ kind }: FailedMail) => ({ subjectId: null, subject: kind })
