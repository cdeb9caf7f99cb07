import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { currentUser, type PageHandle, publicPage } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { Article, type ArticleChapter, Breadcrumbs, HOME_CRUMB } from '#app/ui'
import { CHAPTERS, OwnFigures, Shares } from './chance-chapters'

export const handle: PageHandle = {
  title: 'Chance de réussite : comment ce chiffre est calculé',
  heading: 'Comment ce chiffre est calculé',
  crumbs: [HOME_CRUMB],
  description:
    "Chance de réussite à l'examen LTS : la formule exacte, ce qui est mesuré, ce qui est supposé, ce qui est laissé de côté, et un exemple à refaire vous-même.",
  listed: {
    keywords: ['examen théorique LTS', 'chance de réussite', 'probabilité', 'méthode de calcul'],
    path: paths.chance(),
  },
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const { exams } = site()
  const headers = publicPage(user)
  if (!user) return data({ boxes: await exams.memory.findBoxShares(), own: null }, { headers })
  const { chances, answered, basis } = await exams.memory.findOverview(user.id)
  return data({ boxes: basis.boxes, own: { chances, answered, basis } }, { headers })
}

export { loaderHeaders as headers } from '#app/http'

export default function Chance() {
  const { boxes, own } = useLoaderData<typeof loader>()
  const { meaning, draw, formula, example, limits } = CHAPTERS
  const shares: ArticleChapter = {
    ...{ id: 'reponses', title: 'Une réponse juste, boîte par boîte', short: 'Les réponses' },
    body: <Shares boxes={boxes} />,
  }
  const figures: ArticleChapter[] = own
    ? [{ id: 'vous', title: 'Vos chiffres', body: <OwnFigures {...own} /> }]
    : []
  return (
    <>
      <Breadcrumbs />
      <Article
        intro="D'après vos réponses, combien de fois sur cent réussiriez-vous l'examen aujourd'hui ?"
        note="Ce chiffre porte sur les questions de ce site, pas sur le questionnaire officiel."
        chapters={[...figures, meaning, shares, draw, formula, example, limits]}
      />
    </>
  )
}
