import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { longDate } from '#app/text/format'
import { publicPage } from '#app/http/responses'
import { currentUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { publicMeta } from '#app/document/seo'
import { Article } from '#app/ui/content/article'
import { Breadcrumbs, HOME_CRUMB } from '#app/ui/layout/breadcrumbs'
import { LAST_CHANGE } from './legal-words'
import { Operator } from './operator'
import { PRIVACY_CHAPTERS } from './privacy-chapters'

const CRUMBS = [HOME_CRUMB, { label: 'Confidentialité' }]

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(matches, {
    title: 'Confidentialité',
    description:
      'Ce que Prépa LTS garde sur vous, pourquoi et combien de temps, ses trois cookies, et vos droits : obtenir, corriger ou effacer vos données.',
    keywords: ['Prépa LTS', 'confidentialité', 'données personnelles', 'cookies'],
    path: paths.privacy(),
    crumbs: CRUMBS,
  })

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await currentUser({ request, context })
  return data({ operator: site().operator }, { headers: publicPage(user) })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Privacy() {
  const { operator } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs crumbs={CRUMBS} />
      <Article
        title="Confidentialité"
        intro="Prépa LTS ne garde que ce qu'il lui faut pour vous faire réviser. Il ne vous piste pas, ne vend rien, et vous rend ou efface vos données quand vous le voulez."
        note={`Dernière modification : ${longDate(LAST_CHANGE)}`}
        chapters={[
          {
            id: 'responsable',
            title: 'Qui est responsable',
            short: 'Responsable',
            body: <Operator {...operator} />,
          },
          ...PRIVACY_CHAPTERS,
        ]}
      />
    </>
  )
}
