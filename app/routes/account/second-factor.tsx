import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isReached } from '#modules/identity/schemas'
import { type PageHandle, requireRecentPassword, requireSession, safeRedirect, toCaller } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { longDate } from '#app/text'
import { BackLink, BesideTarget, Note, Stack } from '#app/ui'
import { beginSetUp, confirmSetUp, removeFactor, renewCodes } from './second-factor-actions.server'
import { FactorOff, FactorOn, RecoveryCodes, SetUpForm } from './second-factor-parts'

export const handle: PageHandle = { title: 'Double authentification' }

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireSession(args)
  const { user, token } = session
  const { redirectTo, form } = readQuery(args.request)
  const page = { redirectTo, form, isForced: user.isAdminWithoutFactor }
  const { identity } = site()
  if (user.secondFactorAt) {
    const codesLeft = await identity.secondFactor.countRecoveryCodes(user.id)
    return { ...page, on: { since: longDate(user.secondFactorAt), codesLeft, username: user.username } }
  }
  const setUp = await identity.secondFactor.findSetUp(user, token)
  if (setUp) {
    await requireRecentPassword(args.request, session)
    return { ...page, setUp }
  }
  const asksPassword = !(await identity.passwords.isRecent(toCaller(session)))
  return { ...page, off: { isConfirmed: isReached(user), asksPassword, username: user.username } }
}

export async function action(args: ActionFunctionArgs) {
  const { form, redirectTo } = readQuery(args.request)
  return ACTIONS[form](args, await requireSession(args), redirectTo)
}

const ACTIONS = { begin: beginSetUp, confirm: confirmSetUp, codes: renewCodes, remove: removeFactor }

export default function SecondFactor() {
  const { redirectTo, form, isForced, ...state } = useLoaderData<typeof loader>()
  const codes = useActionData<{ codes?: string[] }>()?.codes
  if (codes)
    return (
      <BesideTarget title="Codes de secours" back={BACK}>
        <RecoveryCodes codes={codes} next={redirectTo ?? paths.secondFactor()} />
      </BesideTarget>
    )
  return (
    <BesideTarget back={BACK}>
      <Stack gap={24}>
        {isForced && (
          <Note tone="warning" title="Demandée aux administrateurs">
            Sur ce site, l'administration s'ouvre une fois la double authentification activée.
          </Note>
        )}
        {'on' in state ? (
          <FactorOn {...state.on} isRemovalSent={form === 'remove'} />
        ) : 'setUp' in state ? (
          <SetUpForm {...state.setUp} redirectTo={redirectTo} />
        ) : (
          <FactorOff {...state.off} redirectTo={redirectTo} />
        )}
      </Stack>
    </BesideTarget>
  )
}

const BACK = <BackLink href={paths.profile()}>Retour au profil</BackLink>

function readQuery(request: Request) {
  const query = new URL(request.url).searchParams
  const form = query.get('form') ?? ''
  return {
    redirectTo: safeRedirect(query.get('redirectTo'), '') || undefined,
    form: Object.hasOwn(ACTIONS, form) ? (form as keyof typeof ACTIONS) : 'begin',
  }
}
