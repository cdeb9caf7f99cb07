import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { type PageHandle, seeOther, takeFlash } from '#app/http'
import { paths } from '#app/paths'
import { Actions, BackLink, BesideTarget, ButtonLink, Stack, StatusMessage, Text } from '#app/ui'

export const handle: PageHandle = { title: 'Mot de passe réinitialisé' }

const SECONDS = 3

export const headers: HeadersFunction = () => ({ Refresh: `${SECONDS}; url=${paths.auth()}` })

export async function loader(args: LoaderFunctionArgs) {
  const { flash } = await takeFlash(args.request)
  if (flash?.kind !== 'reset') throw seeOther(paths.auth())
  return null
}

export default function ResetDone() {
  return (
    <BesideTarget back={<BackLink href={paths.home()}>Retour à l'accueil</BackLink>}>
      <Stack gap={24}>
        <StatusMessage
          kind="success"
          title="Votre nouveau mot de passe est enregistré."
          text="Tous vos appareils ont été déconnectés."
        />
        <Text>La page de connexion s'ouvre dans quelques secondes.</Text>
        <Actions>
          <ButtonLink href={paths.auth()} variant="primary">
            Se connecter
          </ButtonLink>
        </Actions>
      </Stack>
    </BesideTarget>
  )
}
