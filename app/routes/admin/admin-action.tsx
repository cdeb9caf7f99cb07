import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { userActSchema } from '#modules/admin/schemas'
import { RETENTION } from '#modules/kernel/retention'
import { formatPeriod } from '#app/text'
import {
  backToList,
  notFound,
  type PageHandle,
  readAct,
  refuseAt,
  requireAdmin,
  requireRecentPassword,
  seeOther,
} from '#app/http'
import type { Action } from '#app/http/actions'
import { fieldProps, useSchemaForm } from '#app/http/schema-form'
import { site } from '#app/start/modules.server'
import { toAdminCrumbs } from '#app/ui/admin'
import { Breadcrumbs, Confirmation, TextField } from '#app/ui'
import { AdminNotFound, NOT_FOUND } from './admin-not-found'
import { AD_ACTIONS } from './ads/actions'
import { useReturn } from '#app/http/way-back'
import { BIN_ACTIONS } from './bin/actions'
import { NEWS_ACTIONS } from './news/actions'
import { requireAdminItem, runAdminAction } from './panel.server'
import { QUESTION_ACTIONS } from './questions/actions'
import { USER_ACTIONS } from './users/actions'

const ACTIONS = {
  questions: QUESTION_ACTIONS,
  news: NEWS_ACTIONS,
  ads: AD_ACTIONS,
  users: USER_ACTIONS,
  bin: BIN_ACTIONS,
} satisfies Record<string, Record<string, Action>>

/** Reads a URL such as `/admin/users/7/block`, and throws 404 if it names no list or action. */
function readAddress({ request, params }: LoaderFunctionArgs) {
  const tab = new URL(request.url).pathname.split('/')[2]?.toLowerCase()
  if (!isTab(tab)) throw notFound()
  const actions: Record<string, Action> = ACTIONS[tab]
  return { tab, action: actions[readAct(actions, { act: 'delete', ...params })]! }
}

const isTab = (name = ''): name is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, name)

export const handle: PageHandle<typeof loader> = ({ tab, item, list }) =>
  item
    ? { title: item.name, heading: item.title, crumbs: toAdminCrumbs(tab, list), here: item.crumb }
    : { title: NOT_FOUND[tab].title }

export async function loader(args: LoaderFunctionArgs) {
  const { tab, action } = readAddress(args)
  const session = await requireAdmin(args)
  const list = backToList(args.request, tab)
  if (action.asksPassword) await requireRecentPassword(args.request, session)
  const { confirmation, label } = action
  // An admin who had to sign in first arrives by GET, even if the action needs no confirmation.
  if (!confirmation) throw seeOther(list)
  return requireAdminItem(args, tab, async (id) => {
    const found = await action.find(site(), id, session.user)
    if (!found) return null
    if (found.refusal) throw await refuseAt(list, found.refusal)
    const { about, fields } = found
    const { crumb = label, title, name = label, button = name, variant } = confirmation
    const takesReason = action.schema !== undefined && 'reason' in action.schema.shape
    return { crumb, name, title, takesReason, asked: { about, fields, button, variant } }
  })
}

export async function action(args: ActionFunctionArgs) {
  const { tab, action } = readAddress(args)
  return runAdminAction(args, tab, action)
}

export default function ConfirmAction() {
  const { tab, item, list } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const back = useReturn()
  const [, fields] = useSchemaForm(userActSchema, { id: 'acte' })
  if (!item) return <AdminNotFound of={tab} list={list} />
  return (
    <>
      <Breadcrumbs />
      <Confirmation {...item.asked} action={back(pathname)} cancelHref={list}>
        {item.takesReason && (
          <TextField
            {...fieldProps(fields.reason)}
            label="Motif"
            optional
            hint={`Ce motif est conservé ${formatPeriod(RETENTION.adminLog)} dans le journal ; le membre peut le lire s'il demande ses données.`}
          />
        )}
      </Confirmation>
    </>
  )
}
