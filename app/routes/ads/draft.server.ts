import type { Submission } from '@conform-to/react'
import type { PlacedPhoto } from '#modules/ads'
import { refuse } from '#modules/kernel/result'
import { type CurrentSession, toCaller } from '#app/http'
import { FORM_KEY, readFormKey } from '#app/http/form-key'
import { site } from '#app/start/modules.server'

type Sent = {
  submission: Pick<Submission<Record<string, unknown>, string[], unknown>, 'payload'>
  photos: readonly PlacedPhoto[]
}

/**
 * Keeps what the form of a new ad holds, except the promise, which is given when the ad is sent. Refuses with
 * 'other-member' if somebody else opened the form.
 */
export async function keepDraft(session: CurrentSession, { submission, photos }: Sent) {
  const { certify: _, [FORM_KEY]: written, ...typed } = submission.payload
  const formKey = readFormKey(written)
  if (formKey && formKey.member !== session.user.username) return refuse('other-member')
  const texts = Object.entries(typed).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  const placed = photos.map(({ id, caption }) => ({ id, caption }))
  return site().ads.drafts.save(toCaller(session), { fields: Object.fromEntries(texts), photos: placed })
}
