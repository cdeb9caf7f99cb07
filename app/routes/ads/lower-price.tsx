import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { lowerPriceSchema, parseAmount } from '#modules/ads/schemas'
import {
  act,
  backFrom,
  notFound,
  type PageHandle,
  readForm,
  refuseForm,
  requireSession,
  requireUser,
  toCaller,
} from '#app/http'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { site } from '#app/start/modules.server'
import { AD_FIELDS, AD_NOT_FOUND, frenchPrice, OWN_ACT_NAMES } from '#app/text'
import { paths } from '#app/paths'
import { AdFormLayout } from '#app/ui/ads'
import { Actions, Breadcrumbs, Button, ButtonLink, Card, Note, PageHead, Stack, TextField } from '#app/ui'
import { AdNotFound, toCrumbsBelow } from './ad-parts'
import { explainRefusal } from './refusals'
import { findOwnAdFor } from './own-ad.server'

const LOWER = OWN_ACT_NAMES['lower-price']

export const handle: PageHandle<typeof loader> = ({ ad }) =>
  ad ? { title: OWN_ACT_NAMES['lower-price'], crumbs: toCrumbsBelow(ad) } : { title: AD_NOT_FOUND }

export async function loader(args: LoaderFunctionArgs) {
  const ad = await findOwnAdFor(['lower-price'], await requireUser(args), args.params)
  const back = ad && backFrom(args.request, paths.ad(ad.id), paths.ownAds())
  return data({ ad, back }, { status: ad ? 200 : 404 })
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
    to: backFrom(args.request, paths.ad(ad.id), paths.ownAds()),
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

export default function LowerPrice() {
  const { ad, back } = useLoaderData<typeof loader>()
  if (!ad || back === null) return <AdNotFound />
  return (
    <>
      <Breadcrumbs />
      <PageHead
        intro={`« ${ad.title} » est à ${frenchPrice(ad.price)}. Le nouveau prix s'affiche tout de suite, sans nouvelle vérification ; rien d'autre ne change.`}
      />
      {parseAmount(ad.price) === null ? (
        <Stack gap={24}>
          <Note tone="warning">{NO_AMOUNT}</Note>
          <Actions>
            <ButtonLink href={paths.ad(ad.id)}>Retour à l'annonce</ButtonLink>
          </Actions>
        </Stack>
      ) : (
        <PriceForm back={back} />
      )}
    </>
  )
}

function PriceForm({ back }: { back: string }) {
  const { pathname, search } = useLocation()
  const [form, fields] = useSchemaForm(lowerPriceSchema, { id: 'prix' })
  return (
    <AdFormLayout>
      <PostForm form={form} action={pathname + search}>
        <Card>
          <TextField {...fieldProps(fields.price)} label={`Nouveau ${AD_FIELDS.price.toLowerCase()}`} />
        </Card>
        <Actions>
          <Button variant="primary">{LOWER}</Button>
          <ButtonLink href={back}>Annuler</ButtonLink>
        </Actions>
      </PostForm>
    </AdFormLayout>
  )
}

const NO_AMOUNT =
  "Le prix de cette annonce n'est pas un montant en euros : le site ne peut pas savoir si un autre est plus bas. Pour le changer, supprimez l'annonce et postez-en une autre."
