import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { currentUser, type PageHandle, publicPage } from '#app/http'
import { ButtonLink, KeptPages, PageHead, Stack, Text } from '#app/ui'

export const handle: PageHandle = { title: 'Hors ligne' }

export async function loader(args: LoaderFunctionArgs) {
  return data(null, { headers: publicPage(await currentUser(args)) })
}

export { loaderHeaders as headers } from '#app/http'

export default function Offline() {
  return (
    <>
      <PageHead
        intro="Sans réseau, vous pouvez lire les pages gardées dans ce navigateur. Les autres reviendront avec le réseau."
        actions={
          <ButtonLink href="" variant="primary">
            Réessayer
          </ButtonLink>
        }
      />
      <Stack gap={24}>
        <KeptPages />
        <Text>
          Les réponses déjà données à un examen, à une série ou à un essai sont gardées dans cet onglet.
          Revenez-y avec du réseau : elles seront envoyées.
        </Text>
        <Text note>Un iPhone efface les pages gardées après sept jours sans visite.</Text>
      </Stack>
    </>
  )
}
