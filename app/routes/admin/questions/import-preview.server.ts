import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import {
  act,
  failure,
  type Flash,
  parseId,
  readForm,
  redirectWith,
  requireAdmin,
  success,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { count, IMPORT_FAILED } from '#app/text'

export async function loader(args: LoaderFunctionArgs) {
  const { user } = await requireAdmin(args)
  const id = parseId(args.params.id)
  const preview = id && (await site().admin.imports.preview(user.id, id))
  if (!preview) throw await redirectWith(paths.admin.importQuestions(), GONE)
  return preview
}

export async function action(args: ActionFunctionArgs) {
  const by = toCaller(await requireAdmin(args))
  const id = parseId(args.params.id)
  const refuseGone = () => redirectWith(paths.admin.importQuestions(), GONE)
  if (!id) return refuseGone()
  const preview = paths.admin.previewImport(id)
  const submission = await readForm(args.request, z.object({ print: z.string().default('') }))
  if (submission.status !== 'success') return redirectWith(preview, failure(BANK_CHANGED))
  const { print } = submission.value
  return act(args, () => site().admin.imports.carryOut(by, id, print), {
    to: preview,
    done: ({ added, revised, retired }) => {
      const counts = [count(added, 'ajoutée'), count(revised, 'modifiée'), count(retired, 'supprimée')]
      return redirectWith(paths.admin.questions(), success(`Import terminé : ${counts.join(', ')}`))
    },
    refused: { 'not-found': refuseGone, 'bank-changed': BANK_CHANGED },
    failed: IMPORT_FAILED,
  })
}

/** This message is not an error, because admins who submit the form twice also see it. */
const GONE: Flash = {
  kind: 'info',
  title: 'Rien à importer',
  text: 'Cet import a déjà été fait ou a expiré.',
}
const BANK_CHANGED =
  "La banque a changé entre-temps : rien n'a été importé. Voici ce que le fichier changerait maintenant."
