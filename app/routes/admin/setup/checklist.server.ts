import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { Setup } from '#modules/admin'
import { type SetupAct, setupActSchema, testCodeSchema } from '#modules/admin/setup/schema'
import type { Caller } from '#modules/identity'
import type { Result } from '#modules/kernel/result'
import { act, badRequest, checkForm, failure, readFields, refuseForm } from '#app/http'
import { requireAdmin, success, toCaller, type Unauthorized } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { ADDRESS_FINDINGS } from '#app/text'
import { toLines } from './lines'

export async function loader(args: LoaderFunctionArgs) {
  const { user } = await requireAdmin(args)
  const { admin, ads, appUrl, operator, sendsMail } = site()
  const [done, tries] = await Promise.all([admin.setup.findDone(user), admin.setup.findTries()])
  const facts = { operator, appUrl, sendsMail, email: user.email, closed: ads.listings.closedCategories }
  const given = new URL(args.request.url).searchParams.get('code') ?? ''
  return { lines: toLines(done, tries, facts), code: /^[0-9a-f]{1,20}$/.test(given) ? given : '' }
}

export async function action(args: ActionFunctionArgs) {
  const by = toCaller(await requireAdmin(args))
  const fields = await readFields(args.request)
  const chosen = checkForm(fields, setupActSchema)
  if (chosen.status !== 'success') throw badRequest()
  const name = chosen.value.act
  const { setup } = site().admin
  const to = paths.admin.setup()

  if (name === 'confirm-mail') {
    const form = checkForm(fields, testCodeSchema)
    if (form.status !== 'success') return refuseForm(form)
    return act(args, () => setup.confirmTestMail(by, form.value.code), {
      ...{ form, to },
      done: "L'email d'essai est arrivé",
      refused: { 'wrong-code': { fieldErrors: { code: [WRONG_CODE] } } },
    })
  }
  if (name === 'try-address')
    return act(args, () => setup.tryAddress(by), {
      to,
      done: ({ outcome }) => (outcome === 'ok' ? success : failure)(ADDRESS_FINDINGS[outcome]),
      refused: {},
    })
  const { run, done } = ACTS[name]
  return act(args, () => run(setup, by), { to, done, refused: {} })
}

const WRONG_CODE = "Ce code n'est pas celui du dernier email que vous vous êtes envoyé"

type AtOnce = { run(setup: Setup, by: Caller): Promise<Result<unknown, Unauthorized>>; done: string }

const ACTS: Record<Exclude<SetupAct, 'confirm-mail' | 'try-address'>, AtOnce> = {
  'send-mail': { run: (setup, by) => setup.sendTestMail(by), done: "Email d'essai en route" },
  'decide-ads': { run: (setup, by) => setup.decide(by, 'adRules'), done: 'Décision notée' },
  'accept-address': { run: (setup, by) => setup.decide(by, 'address'), done: 'Adresse confirmée' },
  'try-backup': {
    run: (setup, by) => setup.askForBackupTry(by),
    done: "L'essai commence : son résultat sera sur cette page",
  },
}
