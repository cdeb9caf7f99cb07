import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { DemoThing } from '#modules/admin'
import { act, type PageHandle, requireAdmin, success, toCaller } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { count, formatDemoThing } from '#app/text'
import { AdminSubPage } from '#app/ui/admin'
import { Actions, Button, ButtonLink, MEMBER_CRUMBS, Section, Stack, Text } from '#app/ui'

export const handle: PageHandle = {
  title: 'Supprimer le contenu de démonstration',
  heading: 'Supprimer le contenu de démonstration ?',
  crumbs: [
    ...MEMBER_CRUMBS,
    { label: 'Administration', href: paths.admin.home() },
    { label: 'Mise en route', href: paths.admin.setup() },
  ],
  here: 'Supprimer',
}

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return site().admin.setup.demo.find()
}

export async function action(args: ActionFunctionArgs) {
  const by = toCaller(await requireAdmin(args))
  return act(args, () => site().admin.setup.demo.remove(by), {
    to: paths.admin.setup(),
    done: ({ removable, kept }) =>
      success(
        `${count(removable.length, 'élément supprimé', 'éléments supprimés')}, ${count(kept.length, 'gardé')}`,
      ),
    refused: {},
    failed: 'Impossible de supprimer le contenu de démonstration',
  })
}

export default function RemoveDemo() {
  const { removable, kept } = useLoaderData<typeof loader>()
  return (
    <AdminSubPage
      tab={null}
      intro="Rien de ce qui part ici ne passe par la corbeille : la suppression est définitive."
    >
      <Stack gap={24}>
        {removable.length > 0 && <Things id="supprimes" title="Ce qui part" things={removable} />}
        {kept.length > 0 && (
          <Things id="gardes" title="Ce qui reste" things={kept}>
            Quelqu'un l'a modifié ou s'en est servi : c'est désormais du contenu de votre site.
          </Things>
        )}
        {removable.length + kept.length === 0 && <Text>Le site n'a plus de contenu de démonstration.</Text>}
        <form method="post" action={paths.admin.removeDemo()}>
          <Actions>
            {removable.length > 0 && <Button variant="danger">Supprimer définitivement</Button>}
            {removable.length === 0 && kept.length > 0 && <Button variant="primary">Tout garder</Button>}
            <ButtonLink href={paths.admin.setup()}>Revenir à la liste</ButtonLink>
          </Actions>
        </form>
      </Stack>
    </AdminSubPage>
  )
}

type ThingsProps = { id: string; title: string; things: readonly DemoThing[]; children?: string }

function Things({ id, title, things, children }: ThingsProps) {
  return (
    <Section id={id} title={title} intro={children}>
      <ul>
        {things.map((thing) => (
          <li key={`${thing.kind} ${thing.id}`}>
            <Text>{formatDemoThing(thing)}</Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
