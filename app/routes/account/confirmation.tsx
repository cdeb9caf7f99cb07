import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { SentMessages } from '#modules/ads'
import { isReached } from '#modules/identity/schemas'
import { RETENTION } from '#modules/kernel/retention'
import { formatPeriod, formatSent } from '#app/text'
import { currentUser, type PageHandle, parseId, readTarget, redirectWith } from '#app/http'
import { memberHome, paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { Actions, BackLink, BesideTarget, Button, ButtonLink, ResendLink, Stack, Text } from '#app/ui'

export const handle: PageHandle<typeof loader> = ({ state }) => ({ title: TITLES[state] })

/** Opening the link confirms nothing, because mail scanners follow links. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const { state } = await readLink(args.params)
  const reader = user && { isConfirmed: isReached(user) }
  const redirectTo = readTarget(args.request)
  return data({ state, reader, redirectTo }, { status: state === 'void' ? 400 : 200 })
}

export async function action(args: ActionFunctionArgs) {
  const { state, member } = await readLink(args.params)
  if (state === 'void') return data({ text: undefined }, { status: 400 })
  const { identity, ads, security } = site()
  await identity.emailAddresses.confirm(member.id, member.email)
  security('address-confirmation', 'ok', { user: member.id })
  const sent = await ads.heldMessages.send(member.id)
  const text = formatSent(sent.conversations.length)
  const reader = await currentUser(args)
  if (reader?.id !== member.id) return data({ text })
  const to = findHeld(sent) ?? readTarget(args.request) ?? memberHome
  return redirectWith(to, { kind: 'success', title: CONFIRMED, text })
}

/** Returns the page of the messages that were held; undefined if none were. */
function findHeld({ conversations, heldAbout }: SentMessages): string | undefined {
  const [conversation, ad] = [conversations[0], heldAbout[0]]
  if (conversations.length + heldAbout.length > 1) return paths.messages()
  if (conversation !== undefined) return paths.lastMessage(conversation)
  return ad === undefined ? undefined : paths.writeAboutAd(ad)
}

/** Reads the link. The state 'void' means that the link cannot confirm the member's current address. */
async function readLink({ token = '' }: LoaderFunctionArgs['params']) {
  const { confirmationLinks, identity } = site()
  const id = parseId(confirmationLinks.claimed(token))
  const member = id === null ? null : await identity.members.find(id)
  const link = member && confirmationLinks.read(member, token)
  if (member && link && isReached(member)) return { state: 'confirmed', member } as const
  return member && link === 'valid' ? ({ state: 'open', member } as const) : ({ state: 'void' } as const)
}

const CONFIRMED = 'Merci, votre adresse est confirmée'

const TITLES = {
  open: 'Confirmer votre adresse ?',
  confirmed: CONFIRMED,
  void: "Ce lien n'est plus valable",
}

export default function ConfirmAddress() {
  const { state, reader, redirectTo } = useLoaderData<typeof loader>()
  const sent = useActionData<{ text?: string }>()?.text
  return (
    <BesideTarget back={<BackLink href={paths.home()}>Retour à l'accueil</BackLink>}>
      <Stack gap={24}>
        {state === 'open' && <Question />}
        {sent && <Text>{sent}</Text>}
        {state === 'confirmed' && <GoOn redirectTo={redirectTo} />}
        {state === 'void' && <Void reader={reader} redirectTo={redirectTo} />}
      </Stack>
    </BesideTarget>
  )
}

function Question() {
  return (
    <>
      <Text>Un clic, et c'est fait. Ce n'est pas vous ? Fermez cette page.</Text>
      <form method="post">
        <Actions>
          <Button variant="primary">Confirmer mon adresse</Button>
        </Actions>
      </form>
    </>
  )
}

function GoOn({ redirectTo = memberHome }: { redirectTo?: string }) {
  return (
    <Actions>
      <ButtonLink href={redirectTo} variant="primary">
        {redirectTo === memberHome ? 'Continuer ma préparation' : 'Continuer'}
      </ButtonLink>
    </Actions>
  )
}

type VoidProps = { reader: { isConfirmed: boolean } | null; redirectTo?: string }

function Void({ reader, redirectTo }: VoidProps) {
  if (reader?.isConfirmed)
    return (
      <>
        <Text>L'adresse de votre compte est déjà confirmée.</Text>
        <GoOn redirectTo={redirectTo} />
      </>
    )
  return (
    <>
      <Text>
        {`Un lien sert pendant ${formatPeriod(RETENTION.confirmationLink)}, et pour l'adresse que votre compte a maintenant. Demandez-en un nouveau.`}
      </Text>
      {reader ? (
        <ResendLink redirectTo={redirectTo} />
      ) : (
        <Actions>
          <ButtonLink href={paths.auth({ redirectTo: paths.profile() })} variant="primary">
            Se connecter
          </ButtonLink>
        </Actions>
      )}
    </>
  )
}
