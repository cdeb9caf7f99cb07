import { Form } from '@remix-run/react'
import { paths } from '#app/paths'
import { OwnerBlock } from '#app/ui/ads/ad-page'
import { Button, ButtonLink } from '#app/ui/forms/button'

/** What an admin may do with an ad; `revision` of one that waits for him. */
export function AdAdmin({ id, revision }: { id: number; revision?: number }) {
  return (
    <OwnerBlock id="administrer" title="Administrer cette annonce">
      {revision !== undefined && (
        <>
          <Form method="post" action={paths.admin.approveAd(id)}>
            <input type="hidden" name="revision" value={revision} />
            <Button variant="primary" wide>
              Approuver
            </Button>
          </Form>
          <ButtonLink href={paths.admin.rejectAd(id)} variant="quietDanger" wide>
            Rejeter
          </ButtonLink>
        </>
      )}
      <ButtonLink href={paths.admin.ad(id)} wide>
        Modifier
      </ButtonLink>
    </OwnerBlock>
  )
}
