import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { FailedMail } from '#modules/kernel/mails'
import { mailActSchema } from '#modules/admin/schemas'
import { badRequest, currentAddress, readForm, refuseAt, requireAdmin, runAction } from '#app/http'
import { site } from '#app/start/modules.server'
import { formatMailFailure, numericTime, RESEND_REFUSALS } from '#app/text'
import { paths } from '#app/paths'
import { requireAdminQueue } from '../panel.server'
import { MAIL_ACTIONS } from './actions'

export async function loader(args: LoaderFunctionArgs) {
  const { identity, mails } = site()
  const { waiting, items, list, position } = await requireAdminQueue(
    args,
    {},
    (_, slice) => mails.failed.list(slice),
    paths.admin.mails,
  )
  const names = await identity.members.findNames(items.flatMap(({ userId }) => userId ?? []))
  const rows = items.map((mail) => toRow(mail, mail.userId === null ? undefined : names.get(mail.userId)))
  return { waiting, rows, list, ...position }
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireAdmin(args)
  const submission = await readForm(args.request, mailActSchema)
  if (submission.status !== 'success') throw badRequest()
  const { id, act } = submission.value
  const to = currentAddress(args.request)
  return runAction(args, session, MAIL_ACTIONS[act], id, { to, missing: () => refuseAt(to, GONE) })
}

const GONE = "Cet email n'est plus dans la liste : il est renvoyé ou supprimé."

export type Row = ReturnType<typeof toRow>

function toRow(mail: FailedMail, member: { username: string } | undefined) {
  const { id, userId, kind, to, failedAt, resendRefusal } = mail
  return {
    ...{ id, userId, kind, to },
    username: member?.username ?? null,
    when: numericTime(failedAt),
    why: formatMailFailure(mail),
    resendRefusal: resendRefusal && RESEND_REFUSALS[resendRefusal],
  }
}
