import { useLoaderData, useLocation } from '@remix-run/react'
import { lowerPriceSchema } from '#modules/ads/schemas'
import type { PageHandle } from '#app/http'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { AD_FIELDS, AD_NOT_FOUND, frenchPrice, OWN_ACT_NAMES } from '#app/text'
import { paths } from '#app/paths'
import { AdFormLayout } from '#app/ui/ads'
import { Actions, Breadcrumbs, Button, ButtonLink, Card, Note, PageHead, Stack, TextField } from '#app/ui'
import { AdNotFound, toCrumbsBelow } from './ad-parts'
import { action, loader } from './lower-price.server'

export { action, loader }

const LOWER = OWN_ACT_NAMES['lower-price']

export const handle: PageHandle<typeof loader> = ({ ad }) =>
  ad ? { title: LOWER, crumbs: toCrumbsBelow(ad) } : { title: AD_NOT_FOUND }

export default function LowerPrice() {
  const { ad, back, hindrance } = useLoaderData<typeof loader>()
  if (!ad || back === null) return <AdNotFound />
  return (
    <>
      <Breadcrumbs />
      <PageHead
        intro={`« ${ad.title} » est à ${frenchPrice(ad.price)}. Le nouveau prix s'affiche tout de suite, sans nouvelle vérification ; rien d'autre ne change.`}
      />
      {hindrance !== null ? (
        <Stack gap={24}>
          <Note tone="warning">{hindrance}</Note>
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
