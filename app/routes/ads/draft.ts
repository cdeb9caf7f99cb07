import { answerJson, calls, checkForm, failed, readFields, requireCallingSession } from '#app/http'
import { FORM_KEY, readFormKey } from '#app/http/form-key'
import { site } from '#app/start/modules.server'
import { clock, DRAFT_TOO_LONG } from '#app/text'
import { adFormSchema } from './ad-form'
import { keepDraft } from './draft.server'
import { readPlacedPhotos } from './photo-form.server'

/** Keeps the form that behaviours/keep-draft.ts sends, without its files, and says when. */
const { loader, action } = calls({
  async POST(args) {
    const session = await requireCallingSession(args)
    const form = await readFields(args.request)
    const submission = checkForm(form, adFormSchema())
    const formKey = readFormKey(form.get(FORM_KEY))
    // A script's request may come after the form has made an ad.
    if (
      formKey &&
      (await site().formKeys.findMade({ userId: session.user.id, key: formKey.key, content: '' }))
    )
      return failed(409, ALREADY_SENT)
    const kept = await keepDraft(session, { submission, photos: readPlacedPhotos(form) })
    if (kept.ok)
      return answerJson({ message: `Brouillon gardé à ${clock(new Date())} : vous pouvez quitter la page.` })
    return failed(409, REFUSALS[kept.code])
  },
})
export { action, loader }

const REFUSALS = {
  'too-long': DRAFT_TOO_LONG,
  'signed-out': "Votre session a pris fin : le brouillon n'est pas gardé.",
  'other-member': "Ce formulaire a été ouvert par un autre membre : le brouillon n'est pas gardé.",
}

const ALREADY_SENT = 'Ce formulaire a déjà été envoyé : rechargez la page pour une autre annonce.'
