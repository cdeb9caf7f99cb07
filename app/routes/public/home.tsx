import {
  ActionLink,
  Actions,
  atoms,
  ButtonLink,
  CardGrid,
  EmptyState,
  french,
  Legal,
  NewsList,
  Row,
  Section,
  Stack,
  Text,
} from '#app/ui'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EXAM_DAY_MINIMUM, EXAMS, PASS_MARK, SCORE_TO_AIM_FOR, TRIAL_QUESTIONS } from '#modules/exams/rules'
import { organization } from '#app/document/structured-data'
import { currentUser, type PageHandle, publicPage } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { AdCard, PostAdButton } from '#app/ui/ads'
import { Faq, Features, TargetCard } from '#app/ui/home/home'
import * as css from '#app/ui/home/home.css'
import { cards, heroTitle } from '#app/ui/layout/layout.css'
import type { ClassifiedAd, WithPhotos } from '#modules/ads'
import { count, examInWords, NO_AD, POST_FIRST_AD } from '#app/text'
import { NEWS_INTRO } from '../news/news-parts'
import { INDEPENDENT, NO_LIABILITY } from './legal'
import { RunningNotice } from '#app/ui/exam'

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

const MOST_NEWS = 2
const MOST_ADS = 6

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const { news, ads, exams } = site()
  const featured = await news.published.listFeaturedCards(MOST_NEWS)
  const { items } = await ads.search.list({}, { limit: MOST_ADS, offset: 0 }, user)
  const withPhotos = await ads.photos.withPhotos(items, user)
  const questions = await exams.questions.count()
  const running = user ? await exams.attempts.findRunning(user.id) : []
  return data(
    { isMember: user !== null, running, questions, news: featured, ads: withPhotos },
    { headers: publicPage(user) },
  )
}

export { loaderHeaders as headers } from '#app/http'

export default function Home() {
  const { isMember, running, questions, news, ads } = useLoaderData<typeof loader>()
  return (
    <>
      <RunningNotice running={running} />
      <section className={css.hero} aria-labelledby="titre">
        <div className={cards}>
          <h1 id="titre" className={heroTitle}>
            {french("Préparez l'examen théorique de la licence de tireur sportif")}
          </h1>
          <p className={css.lead}>{french(LEAD)}</p>
          <div className={atoms({ marginTop: 's8' })}>
            <Actions>
              <ButtonLink
                href={isMember ? paths.examSelection() : paths.auth({ mode: 'register' })}
                variant="primary"
              >
                {isMember ? 'Commencer un examen' : 'Je démarre sans stress'}
              </ButtonLink>
              <ButtonLink href={isMember ? paths.dashboard() : paths.landing()}>
                {isMember ? 'Tableau de bord' : 'En savoir plus'}
              </ButtonLink>
            </Actions>
            {!isMember && (
              <ActionLink href={paths.trial()}>{`Essayer ${TRIAL_QUESTIONS} questions`}</ActionLink>
            )}
          </div>
          <Text note>
            {`Gratuit : ${count(questions, 'question')}. Pour les candidats à la LTS en Fédération Wallonie-Bruxelles.`}
          </Text>
        </div>
        <TargetCard />
      </section>
      <Section id="atouts" title="Ce que vous trouvez ici" titleHidden>
        <Stack gap={24}>
          <Features
            features={FEATURES.map((feature) => ({
              ...feature,
              href: isMember ? feature.href : paths.auth({ mode: 'register', redirectTo: feature.href }),
            }))}
          />
          <div>
            <ActionLink href={paths.lessons()}>Apprendre la matière : une leçon par thème</ActionLink>
          </div>
        </Stack>
      </Section>
      <Section
        id="actualites"
        title="Actualités"
        intro={NEWS_INTRO}
        aside={<ActionLink href={paths.news()}>Toutes les actualités</ActionLink>}
        split
      >
        {news.length === 0 ? (
          <Text tone="muted">Aucune actualité à la une pour le moment</Text>
        ) : (
          <NewsList items={news} badge="Nouveau" />
        )}
      </Section>
      <HomeAds ads={ads} isMember={isMember} />
      <Section id="faq" title="Questions fréquentes" split>
        <Faq entries={QUESTIONS} />
      </Section>
      <Legal title="Avertissement légal" text={`${INDEPENDENT} ${NO_LIABILITY}`} />
    </>
  )
}

function HomeAds({ ads, isMember }: { ads: readonly (ClassifiedAd & WithPhotos)[]; isMember: boolean }) {
  return (
    <Section
      id="annonces"
      title="Petites annonces"
      aside={
        <Row>
          {isMember && <ActionLink href={paths.ownAds()}>Mes annonces</ActionLink>}
          {ads.length > 0 && <ActionLink href={paths.ads()}>Toutes les annonces</ActionLink>}
        </Row>
      }
    >
      {ads.length === 0 ? (
        <EmptyState
          title={NO_AD}
          action={<PostAdButton isMember={isMember} label={POST_FIRST_AD} variant="default" />}
        />
      ) : (
        <Stack gap={24}>
          <CardGrid columns={3}>
            {ads.map((ad) => (
              <AdCard key={ad.id} ad={ad} />
            ))}
          </CardGrid>
          <Row>
            <PostAdButton isMember={isMember} variant="default" />
          </Row>
        </Stack>
      )}
    </Section>
  )
}

const LEAD = "Des tests courts et des réponses expliquées, loi à l'appui. Vous savez quand vous êtes prêt."

const FEATURES = [
  {
    href: paths.examSelection(),
    glyph: 'rings',
    title: 'Questions sourcées',
    text: 'Des questions originales sur la loi et la sécurité. Chaque réponse cite le texte ou la règle qui la fonde.',
  },
  {
    href: paths.dashboard(),
    glyph: 'progress',
    title: 'Suivi personnalisé',
    text: "Après chaque test, vous voyez ce qu'il vous reste à revoir.",
  },
  {
    href: paths.examSelection(),
    glyph: 'clock',
    title: 'Conditions chronométrées',
    text: `${examInWords('practice')} pour s'entraîner. Notre « examen officiel » est une simulation de ${examInWords('official')}.`,
  },
] as const

/** Each answer rests on the decree, on a guide where the decree is silent, or on our own advice. */
const QUESTIONS = {
  'Combien de bonnes réponses faut-il viser ?': `D'après un guide belge de l'examen, le minimum demandé le jour de l'épreuve est de ${EXAM_DAY_MINIMUM} %. La fédération organise l'épreuve et vous confirmera ce chiffre. Ici, un test est réussi à partir de ${PASS_MARK} %, et nous conseillons de viser au moins ${SCORE_TO_AIM_FOR}/${EXAMS.official.questions} : vous arrivez ainsi avec une marge.`,
  "Les questions sont-elles celles de l'épreuve ?":
    "Non. Notre banque de questions est indépendante. Elle porte sur la législation sur les armes, que l'épreuve demande, et sur la sécurité ; chaque question a son explication et sa source.",
  'Peut-on se représenter après un échec ?':
    "Oui. Sur demande, votre licence provisoire est prorogée de six mois, pendant lesquels vous tirez de nouveau régulièrement (décret du 20 décembre 2011, art. 10, § 2). Si vous n'obtenez pas la licence à la fin, vous attendez un an avant une nouvelle licence provisoire (§ 3).",
}
