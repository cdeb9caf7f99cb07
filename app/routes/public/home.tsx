import { useLoaderData } from '@remix-run/react'
import { organization } from '#app/document/structured-data'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { Legal } from '#app/ui'
import { LatestAds, LatestNews } from './home-latest'
import { FrequentQuestions, Hero, Strengths } from './home-parts'
import { loader } from './home.server'
import { INDEPENDENT, NO_LIABILITY } from './legal'

export const handle: PageHandle = {
  title: "Préparer l'examen théorique de tireur sportif",
  description:
    "Entraînez-vous gratuitement à l'examen théorique de la licence de tireur sportif (LTS) en Belgique : tests chronométrés, réponses expliquées et sourcées.",
  listed: {
    keywords: ['LTS', 'licence de tireur sportif', 'examen théorique', 'tir sportif', 'Belgique'],
    path: paths.home(),
    structured: [organization],
    hasFeeds: true,
  },
}

export { loader }
export { loaderHeaders as headers } from '#app/http'

export default function Home() {
  const { isMember, questions, news, ads } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero isMember={isMember} questions={questions} />
      <Strengths isMember={isMember} />
      <LatestNews news={news} />
      <LatestAds ads={ads} isMember={isMember} />
      <FrequentQuestions />
      <Legal title="Avertissement légal" text={`${INDEPENDENT} ${NO_LIABILITY}`} />
    </>
  )
}
