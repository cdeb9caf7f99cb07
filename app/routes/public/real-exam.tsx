import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { onePage } from '#app/text'
import { paths } from '#app/paths'
import { Article, Breadcrumbs, HOME_CRUMB, KeepOffline, Legal } from '#app/ui'
import { INDEPENDENT } from './legal'
import { loader } from './legal.server'
import { REAL_EXAM_CHAPTERS } from './real-exam-chapters'

export const handle: PageHandle = {
  title: "L'épreuve théorique de la LTS",
  heading: "L'épreuve",
  crumbs: [HOME_CRUMB],
  here: "L'épreuve",
  description:
    "L'épreuve théorique de la LTS : qui l'organise, combien de questions, quelle note, et après un échec. Chaque énoncé donne sa source.",
  listed: {
    keywords: [
      'épreuve théorique LTS',
      'examen LTS',
      'licence de tireur sportif',
      'URSTB-f',
      'questions LTS',
    ],
    path: paths.realExam(),
  },
}

export { loader }
export { loaderHeaders as headers } from '#app/http'

export default function RealExam() {
  const { offline } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      <Article
        intro="Ce que nous savons de l'épreuve théorique de la licence de tireur sportif (LTS), qui nous l'apprend, et ce que nous n'avons pas pu lire."
        note="Relu par le projet le 30 novembre 2026"
        actions={offline && <KeepOffline pages={onePage(paths.realExam())} />}
        chapters={REAL_EXAM_CHAPTERS}
      />
      <Legal
        title="Qui a vérifié cette page"
        text={`${INDEPENDENT} Le projet seul a vérifié cette page : aucune fédération et aucun avocat ne l'a relue. Seuls les textes légaux font foi.`}
      />
    </>
  )
}
