import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { lowerPriceSchema, parseAmount } from '#modules/ads/schemas'
import { act, notFound, readForm, refuseForm, requireSession, requireUser, toCaller } from '#app/http'
import { site } from '#app/start/modules.server'
import { frenchPrice } from '#app/text'
import { backFromOwnAd, findOwnAdFor } from './own-ad.server'
import { explainRefusal } from './refusals'

export async function loader(args: LoaderFunctionArgs) {
  const ad = await findOwnAdFor(['lower-price'], await requireUser(args), args.params)
  const back = ad && backFromOwnAd(args.request, ad)
  const hindrance = ad && parseAmount(ad.price) === null ? NO_AMOUNT : null
  return data({ ad, back, hindrance }, { status: ad ? 200 : 404 })
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const ad = await findOwnAdFor(['lower-price'], session.user, args.params)
  if (!ad) return notFound()
  const submission = await readForm(args.request, lowerPriceSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { price } = submission.value
  const faults = (fault: string) => ({ fieldErrors: { price: [fault] } })
  return act(args, () => site().ads.lifecycle.lowerPrice(toCaller(session), ad.id, price), {
    form: submission,
    to: backFromOwnAd(args.request, ad),
    done: { kind: 'success', title: 'Prix baissé', text: `Il est maintenant de ${frenchPrice(price)}.` },
    refused: {
      'not-found': notFound,
      'not-now': explainRefusal('lower-price', ad),
      'no-amount': faults(NO_AMOUNT),
      unclear: faults('Indiquez seulement un montant en euros, par exemple 450 €'),
      'not-lower': faults(`Indiquez un prix plus bas que ${frenchPrice(ad.price)}`),
    },
    failed: "Erreur lors de la mise à jour de l'annonce",
  })
}

const NO_AMOUNT =
  "Le prix de cette annonce n'est pas un montant en euros : le site ne peut pas savoir si un autre est plus bas. Pour le changer, corrigez l'annonce."
