import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { currentUser, type PageHandle, publicPage } from '#app/http'
import { Breadcrumbs, HOME_CRUMB, PageHead, Section } from '#app/ui'
import { ColourList, ContrastList } from '#app/ui/specimen/colours'
import { Drawings, Pictures } from '#app/ui/specimen/drawings'

export const handle: PageHandle = { title: 'Couleurs et dessins', crumbs: [HOME_CRUMB] }

export async function loader(args: LoaderFunctionArgs) {
  return data(null, { headers: publicPage(await currentUser(args)) })
}

export { loaderHeaders as headers } from '#app/http'

/** Lets developers and admins check how a browser renders the colours and drawings. */
export default function TestSvg() {
  return (
    <>
      <Breadcrumbs />
      <PageHead intro="Les couleurs et les dessins du site, en clair et en sombre, quel que soit le réglage de votre appareil." />
      <Section
        id="couleurs"
        title="Couleurs"
        intro="À gauche en clair, à droite en sombre. Chaque échantillon est peint pour moitié par le thème, pour moitié par sa valeur : une couture visible au milieu signale un défaut."
      >
        <ColourList />
      </Section>
      <Section
        id="contrastes"
        title="Contrastes"
        intro={'Mesurés sur les valeurs du thème, selon les WCAG\u00a02 ; arrondis vers le bas.'}
      >
        <ContrastList />
      </Section>
      <Section id="signes" title="Signes et figures">
        <Drawings />
      </Section>
      <Section
        id="dessins"
        title="Dessins"
        intro="Ceux des questions et des leçons, avec le nom que leur donne le panel : à gauche en clair, à droite en sombre."
      >
        <Pictures />
      </Section>
    </>
  )
}
