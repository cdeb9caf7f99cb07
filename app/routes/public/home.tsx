import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ExamType } from '#modules/exams'
import { EXAMS } from '#modules/exams/schemas'
import { publicPage } from '#app/http/responses'
import { currentUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { organization, publicMeta } from '#app/document/seo'
import { Legal } from '#app/ui/content/legal'
import { ButtonLink } from '#app/ui/forms/button'
import { Faq } from '#app/ui/home/faq'
import { Features } from '#app/ui/home/features'
import { Hero } from '#app/ui/home/hero'
import { TargetCard } from '#app/ui/home/target-card'
import { Section } from '#app/ui/layout/section'
import { cardOf } from '../ads/ad-view'
import { EXAM_NAMES, minutesOf } from '../exams/words'
import { feedLink } from '../news/news-parts'
import { HomeAds } from './home-ads'
import { HomeNews } from './home-news'
import { FEATURES, QUESTIONS } from './home-words'
import { INDEPENDENT, NO_LIABILITY } from './legal-words'

export const meta: MetaFunction = ({ matches }) => [
  ...publicMeta(matches, {
    title: "Préparer l'examen théorique de tireur sportif",
    description:
      "Entraînez-vous gratuitement à l'examen théorique de la licence de tireur sportif (LTS) en Belgique : tests chronométrés, réponses expliquées et sourcées.",
    keywords: ['LTS', 'licence de tireur sportif', 'examen théorique', 'tir sportif', 'Belgique'],
    path: paths.home(),
    structured: [organization],
  }),
  feedLink,
]

const MOST_NEWS = 2
const MOST_ADS = 6

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await currentUser({ request, context })
  const { news, ads } = site()
  const featured = await news.listFeaturedCards(MOST_NEWS)
  const { items } = await ads.listPublic({}, { limit: MOST_ADS, offset: 0 }, user)
  return data(
    { isMember: user !== null, news: featured, ads: items.map(cardOf) },
    { headers: publicPage(user) },
  )
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Home() {
  const { isMember, news, ads } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero
        title="Préparez l'examen théorique de la licence de tireur sportif"
        lead="Des tests courts qui ressemblent à l'épreuve, chaque réponse expliquée avec son article de loi, et un suivi qui vous dit quand vous êtes prêt."
        actions={isMember ? <MemberActions /> : <VisitorActions />}
        note="Gratuit. Pour les candidats à la LTS en Fédération Wallonie-Bruxelles."
        aside={<TargetCard exams={[examLine('practice'), examLine('official')]} />}
      />
      <Section id="atouts" title="Ce que vous trouvez ici" titleHidden>
        <Features
          features={FEATURES.map((feature) => ({ ...feature, href: isMember ? feature.href : paths.auth() }))}
        />
      </Section>
      <HomeNews items={news} />
      <HomeAds cards={ads} isMember={isMember} />
      <Section id="faq" title="Questions fréquentes" split>
        <Faq entries={QUESTIONS} />
      </Section>
      <Legal title="Avertissement légal">{`${INDEPENDENT} ${NO_LIABILITY}`}</Legal>
    </>
  )
}

function VisitorActions() {
  return (
    <>
      <ButtonLink href={paths.auth({ mode: 'register' })} variant="primary">
        Je démarre sans stress
      </ButtonLink>
      <ButtonLink href={paths.landing()}>En savoir plus</ButtonLink>
    </>
  )
}

function MemberActions() {
  return (
    <>
      <ButtonLink href={paths.examSelection()} variant="primary">
        Commencer un examen
      </ButtonLink>
      <ButtonLink href={paths.dashboard()}>Tableau de bord</ButtonLink>
    </>
  )
}

function examLine(type: ExamType) {
  return { name: EXAM_NAMES[type], questions: EXAMS[type].questions, minutes: minutesOf(type) }
}
