import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { MOST_ALERTS } from '#modules/ads/rules'
import { ok } from '#modules/kernel/result'
import { act, badRequest, parseId, readForm, requireSession, requireUser, toCaller } from '#app/http'
import { site } from '#app/start/modules.server'
import { searchOnOneLine } from '#app/text'
import { paths } from '#app/paths'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { alerts, isMailed } = await site().ads.alerts.list(user.id)
  const rows = alerts.map(({ id, query, createdAt }) => {
    return { id, words: searchOnOneLine(query), href: paths.ads(query), createdAt }
  })
  return { rows, isMailed, isConfirmed: user.emailConfirmedAt !== null, email: user.email }
}

/** Each form sends one field only: the search to save, the alert to remove, or whether to send mails. */
export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const submission = await readForm(args.request, schema)
  // The site's own buttons never send an invalid form.
  if (submission.status !== 'success') throw badRequest()
  const { search = '', remove, mails } = submission.value
  const { ads } = site()
  const to = paths.alerts()
  if (mails) {
    const isMailed = mails === 'on'
    return act(args, () => ads.alerts.setDigests(toCaller(session), isMailed), {
      ...{ to, refused: {} },
      done: { kind: 'success', title: isMailed ? 'Emails repris' : 'Emails arrêtés' },
    })
  }
  if (remove !== undefined) {
    const id = parseId(remove)
    const run = async () => ok(id && (await ads.alerts.remove(session.user.id, id)))
    return act(args, run, { to, refused: {}, done: { kind: 'success', title: 'Alerte supprimée' } })
  }
  return act(args, () => ads.alerts.create(toCaller(session), search), {
    to,
    done: {
      kind: 'success',
      title: 'Alerte créée',
      text: 'Vous recevrez par email les nouvelles annonces de cette recherche.',
    },
    refused: {
      empty: {
        kind: 'info',
        title: "Choisissez d'abord un filtre",
        text: 'Une alerte garde une recherche : filtrez les annonces avant de la créer.',
      },
      same: { kind: 'info', title: 'Vous avez déjà cette alerte' },
      full: {
        kind: 'failure',
        title: 'Vos alertes sont au complet',
        text: `Vous pouvez en garder ${MOST_ALERTS}. Supprimez-en une pour en créer une autre.`,
      },
    },
  })
}

const schema = z.object({
  search: z.string().max(1000).optional(),
  remove: z.string().optional(),
  mails: z.enum(['on', 'off']).optional(),
})
