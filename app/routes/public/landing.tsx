import {
  Actions,
  atoms,
  Breadcrumbs,
  ButtonLink,
  Chapter,
  Chapters,
  Facts,
  french,
  HOME_CRUMB,
  Legal,
  Paragraph,
} from '#app/ui'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { currentUser, type PageHandle, publicPage } from '#app/http'
import { paths } from '#app/paths'
import * as css from '#app/ui/guide/guide.css'
import { heroTitle } from '#app/ui/layout/layout.css'
import { StartTrial } from '#app/ui/trial/trial-start'
import { IN_SHORT, LANDING_CHAPTERS } from './landing-chapters'
import { INDEPENDENT } from './legal'

export const handle: PageHandle = {
  title: 'Examen de tir théorique : préparer la LTS en Belgique',
  crumbs: [HOME_CRUMB],
  here: 'Examen théorique',
  description:
    "À qui s'adresse l'examen théorique de tir, comment il se passe, ce qu'il demande et comment s'y préparer : le guide du candidat à la licence de tireur sportif.",
  listed: {
    keywords: [
      'examen de tir théorique',
      'examen LTS',
      'licence de tireur sportif',
      'épreuve théorique tir sportif',
      'tir sportif Belgique',
      'QCM LTS',
    ],
    path: paths.landing(),
  },
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  return data({ isMember: user !== null }, { headers: publicPage(user) })
}

export { loaderHeaders as headers } from '#app/http'

export default function Landing() {
  const { isMember } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      <div className={css.head}>
        <div className={css.words}>
          <h1 className={heroTitle}>{french("Préparer l'examen de tir théorique")}</h1>
          <p className={css.lead}>{french(LEAD)}</p>
          <Actions>
            <Start isMember={isMember} />
            <ButtonLink href="#preparation">Comment se préparer</ButtonLink>
          </Actions>
        </div>
        <aside className={css.aside} aria-labelledby="en-bref">
          <h2 id="en-bref" className={atoms({ marginBottom: 's12', fontSize: 't18' })}>
            En bref
          </h2>
          <Facts facts={IN_SHORT} />
        </aside>
      </div>
      <nav className={css.contents} aria-label="Sommaire">
        <ol className={atoms({ display: 'flex', flexWrap: 'wrap', columnGap: 's24' })}>
          {LANDING_CHAPTERS.map(({ id, title, short = title }) => (
            <li key={id}>
              <a
                className={atoms({ display: 'inline-flex', alignItems: 'center', minHeight: 'tap' })}
                href={`#${id}`}
              >
                {french(short)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <Chapters chapters={LANDING_CHAPTERS} />
      <Chapter id="commencer" title="Commencez par un premier test" isText>
        <Paragraph>
          Pas besoin de tout lire d'abord : un test vous dira par où commencer. Un compte suffit, et il est
          gratuit.
        </Paragraph>
        <Paragraph>
          {'Apprendre : des '}
          <a href={paths.lessons()}>leçons</a>
          {" courtes, une par thème. S'entraîner : "}
          <a href={isMember ? paths.revise() : paths.trial()}>une question à la fois</a>
          {', avec sa réponse expliquée. Se tester : un '}
          <a href={isMember ? paths.examSelection() : TO_EXAM}>test chronométré</a>
          {'.'}
        </Paragraph>
        <Actions>
          <Start isMember={isMember} />
        </Actions>
        <Paragraph>
          {'Entre deux tests, passez voir les '}
          <a href={paths.news()}>actualités</a>
          {' et les '}
          <a href={paths.ads()}>petites annonces</a>
          {', ou revenez à '}
          <a href={paths.home()}>l'accueil</a>
          {'.'}
        </Paragraph>
      </Chapter>
      <Legal
        title="Un site indépendant"
        text={`${INDEPENDENT} Ce guide résume des règles qui changent. Le projet les a relues le 30 novembre 2026 ; aucune fédération et aucun avocat ne l'a fait. Seuls les textes légaux font foi.`}
      />
    </>
  )
}

function Start({ isMember }: { isMember: boolean }) {
  if (isMember)
    return (
      <ButtonLink href={paths.examSelection()} variant="primary">
        Commencer un examen
      </ButtonLink>
    )
  return (
    <>
      <StartTrial />
      <ButtonLink href={paths.auth({ mode: 'register' })}>Créer un compte gratuit</ButtonLink>
    </>
  )
}

const TO_EXAM = paths.auth({ mode: 'register', redirectTo: paths.examSelection() })

const LEAD =
  "La théorie est l'une des deux épreuves qui mènent à la licence de tireur sportif (LTS). Voici pour qui elle est faite, comment elle se passe, ce qu'elle demande, et comment arriver prêt le jour venu."
