import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { CheckedAd } from '#modules/ads'
import type { Undoable } from '#modules/admin'
import { act } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { readForm } from '#app/http/form.server'
import { type Flash, redirectWith, seeOther } from '#app/http/redirect.server'
import { badRequest } from '#app/http/responses'
import { toCaller, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { count } from '#app/text/words'
import { backToList } from '#app/http/way-back'
import { rowId } from './decisions'

/** A GET arrives here, for example, after the admin had to sign in. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  throw seeOther(backToList(args.request, 'ads'))
}

export async function action(args: ActionFunctionArgs) {
  const by = toCaller(await requireAdmin(args))
  const submission = await readForm(args.request, z.object({ decision: z.string() }))
  const id = submission.status === 'success' ? parseId(submission.value.decision) : null
  // The site's own buttons never send such a form.
  if (!id) throw badRequest()
  const to = backToList(args.request, 'ads')
  return act(args, () => site().admin.decisions.undo(by, id), {
    to,
    done: ({ ads, left }) => redirectWith(`${to}#${rowId(ads[0]!.id)}`, toUndoneMessage(ads, left)),
    refused: REFUSED,
    failed: "Impossible d'annuler la décision",
  })
}

function toUndoneMessage(ads: readonly CheckedAd[], left: number): Flash {
  const [first] = ads
  const waiting =
    ads.length === 1 ? `« ${first!.title} » attend` : `${count(ads.length, 'annonce')} attendent`
  const stand =
    left > 0 ? ` ${count(left, 'autre a changé', 'autres ont changé')} entre-temps : la décision reste.` : ''
  return { kind: 'success', title: 'Décision annulée', text: `${waiting} de nouveau.${stand}` }
}

const stands = (text: string): Flash => ({ kind: 'info', title: 'La décision reste', text })

const REFUSED = {
  followed: stands("Vous avez fait autre chose depuis : l'auteur est prévenu."),
  'too-late': stands("La minute est passée : l'auteur est prévenu."),
  sold: stands("L'annonce a été vendue entre-temps."),
  changed: stands("L'annonce a changé entre-temps."),
  gone: stands("L'annonce a été supprimée entre-temps."),
} satisfies Record<Undoable, Flash>
