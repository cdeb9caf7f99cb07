import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RETENTION } from '#modules/kernel/retention'
import { formatPeriod } from '#app/text'
import { act, type PageHandle, redirectWith, seeOther } from '#app/http'
import { paths } from '#app/paths'
import { readUndo } from '#app/start/link-tokens.server'
import { site } from '#app/start/modules.server'
import { Actions, BackLink, BesideTarget, Button, ButtonLink, Stack, StatusMessage, Text } from '#app/ui'

export const handle: PageHandle<typeof loader> = ({ isOpen }) => ({
  title: 'Adresse email',
  heading: isOpen ? "Annuler le changement d'adresse ?" : "Annuler un changement d'adresse",
})

/** Opening the link changes nothing, because mail scanners follow links. */
export async function loader(args: LoaderFunctionArgs) {
  const change = readLink(args.params)
  const isOpen = change !== null && (await site().identity.emailAddresses.canUndoChange(change))
  return data({ isOpen }, { status: isOpen ? 200 : 400 })
}

export async function action(args: ActionFunctionArgs) {
  const change = readLink(args.params)
  if (!change) return data(null, { status: 400 })
  const page = paths.undoEmailChange(args.params.token!)
  return act(args, () => site().identity.emailAddresses.undoChange(change), {
    to: page,
    done: async ({ userId, token }) => {
      site().security('email-change-undone', 'ok', { user: userId })
      return redirectWith(paths.resetPassword({ token }), UNDONE)
    },
    // The page to which this redirects says that the link is invalid.
    refused: { 'invalid-link': () => seeOther(page) },
    failed: "L'adresse n'a pas pu être remise.",
  })
}

function readLink({ token = '' }: LoaderFunctionArgs['params']) {
  return readUndo(site().linkTokens, token)
}

const UNDONE = {
  kind: 'success',
  title: "Le changement d'adresse est annulé",
  text: 'Choisissez maintenant un nouveau mot de passe.',
} as const

export default function UndoEmailChange() {
  const { isOpen } = useLoaderData<typeof loader>()
  return (
    <BesideTarget back={<BackLink href={paths.home()}>Retour à l'accueil</BackLink>}>
      <Stack gap={24}>{isOpen ? <Question /> : <Void />}</Stack>
    </BesideTarget>
  )
}

function Question() {
  return (
    <>
      <Text>
        L'adresse où vous avez reçu ce lien redevient celle de votre compte. Tous les appareils sont
        déconnectés, le mot de passe actuel ne sert plus, et vous en choisissez un nouveau sur la page
        suivante.
      </Text>
      <form method="post">
        <Actions>
          <Button variant="primary">Annuler ce changement</Button>
        </Actions>
      </form>
    </>
  )
}

function Void() {
  return (
    <>
      <StatusMessage kind="failure" title="Ce lien n'est plus valable" />
      <Text>
        {`Ce lien sert une fois, pendant ${formatPeriod(RETENTION.emailChange)}. Il ne sert plus si le compte a été supprimé ou bloqué, ou si vous avez confirmé une première adresse entre-temps.`}
      </Text>
      <Actions>
        <ButtonLink href={paths.auth({ mode: 'forgot' })} variant="primary">
          Demander un nouveau mot de passe
        </ButtonLink>
        <ButtonLink href={paths.legalNotice()}>Contacter l'exploitant</ButtonLink>
      </Actions>
    </>
  )
}
