import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { isReached } from '#modules/identity/schemas'
import { unlistedMeta } from '#app/document/seo'
import { parseId } from '#app/http/address'
import { currentUser } from '#app/http/session.server'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { StatusMessage } from '#app/ui/feedback/message'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { BesideTarget, Stack } from '#app/ui/layout/layout'
import { Text } from '#app/ui/text/text'
import { ResendLink } from './address'

export const meta: MetaFunction = () => unlistedMeta('Adresse email')

/** A link confirms nothing by itself: programs that check mails follow it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await currentUser({ request, context })
  const { state } = await readLink(params)
  const reader = user ? { isMember: true, isConfirmed: isReached(user) } : { isMember: false }
  return data({ state, reader }, { status: state === 'void' ? 400 : 200 })
}

/** As often as the button is pressed; the loader then says what it came to. */
export async function action({ params }: ActionFunctionArgs) {
  const { state, member } = await readLink(params)
  if (state === 'void') return data(null, { status: 400 })
  await site().identity.confirmAddress(member.id, member.email)
  site().security('address-confirmation', 'ok', { user: member.id })
  return null
}

/** Nobody learns whether a link has expired, was made up, or is that of another address. */
async function readLink({ token = '' }: LoaderFunctionArgs['params']) {
  const { confirmationLinks, identity } = site()
  const id = parseId(confirmationLinks.claimed(token))
  const member = id === null ? null : await identity.find(id)
  const link = member && confirmationLinks.read(member, token)
  if (member && link && isReached(member)) return { state: 'confirmed', member } as const
  return member && link === 'valid' ? ({ state: 'open', member } as const) : ({ state: 'void' } as const)
}

const TITLES = {
  open: 'Confirmer votre adresse ?',
  confirmed: 'Adresse confirmée',
  void: 'Confirmer votre adresse',
}

export default function Confirmation() {
  const { state, reader } = useLoaderData<typeof loader>()
  return (
    <BesideTarget title={TITLES[state]}>
      <Stack gap={24}>
        {state === 'open' && <Question />}
        {state === 'confirmed' && <Confirmed isMember={reader.isMember} />}
        {state === 'void' && <Void {...reader} />}
      </Stack>
    </BesideTarget>
  )
}

function Question() {
  return (
    <>
      <Text>
        L'adresse où vous avez reçu ce lien est alors confirmée comme celle de votre compte. Si vous n'avez
        pas de compte sur Prépa LTS, fermez cette page.
      </Text>
      <Form method="post">
        <Actions>
          <Button variant="primary">Confirmer mon adresse</Button>
        </Actions>
      </Form>
    </>
  )
}

function Confirmed({ isMember }: { isMember: boolean }) {
  return (
    <>
      <StatusMessage kind="success" title="Votre adresse email est confirmée." />
      <Text>Vous pouvez maintenant écrire aux membres qui ont posté une annonce.</Text>
      <Actions>
        <ButtonLink href={paths.ads()} variant="primary">
          Voir les petites annonces
        </ButtonLink>
        {!isMember && <ButtonLink href={paths.auth({ redirectTo: paths.ads() })}>Se connecter</ButtonLink>}
      </Actions>
    </>
  )
}

function Void({ isMember, isConfirmed }: { isMember: boolean; isConfirmed?: boolean }) {
  return (
    <>
      <StatusMessage kind="failure" title="Ce lien n'est plus valable" />
      <Text>
        Un lien sert pendant une heure, et pour l'adresse que votre compte a maintenant. Demandez-en un
        nouveau.
      </Text>
      {!isMember && (
        <Actions>
          <ButtonLink href={paths.auth({ redirectTo: paths.profile() })} variant="primary">
            Se connecter
          </ButtonLink>
        </Actions>
      )}
      {isMember &&
        (isConfirmed ? <Text>L'adresse de votre compte est déjà confirmée.</Text> : <ResendLink />)}
    </>
  )
}
