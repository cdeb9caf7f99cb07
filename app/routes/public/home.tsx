import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  EXAM_DAY_MINIMUM,
  EXAMS,
  type ExamType,
  PASS_MARK,
  PASSES_TO_UNLOCK,
  SCORE_TO_AIM_FOR,
} from '../../../modules/exams'
import { publicPage } from '../../http/cache'
import { currentUser } from '../../http/session.server'
import { paths } from '../../paths'
import { organization, publicMeta } from '../../seo'
import { Legal } from '../../ui/content/legal'
import { ButtonLink } from '../../ui/forms/button'
import { Faq } from '../../ui/home/faq'
import { Features } from '../../ui/home/features'
import { Hero } from '../../ui/home/hero'
import { TargetCard } from '../../ui/home/target-card'
import { Section } from '../../ui/layout/section'
import { INDEPENDENT, NO_LIABILITY } from './legal-words'

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(matches, {
    title: "Préparer l'examen théorique de tireur sportif",
    description:
      "Entraînez-vous gratuitement à l'examen théorique de la licence de tireur sportif (LTS) en Belgique : tests chronométrés, réponses expliquées et sourcées.",
    keywords: ['LTS', 'licence de tireur sportif', 'examen théorique', 'tir sportif', 'Belgique'],
    path: paths.home(),
    structured: [organization],
  })

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await currentUser({ request, context })
  return data({ isMember: user !== null }, { headers: publicPage(user) })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Home() {
  const { isMember } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero
        title="Préparez l'examen théorique de la licence de tireur sportif"
        lead="Des tests courts qui ressemblent à l'épreuve, chaque réponse expliquée avec son article de loi, et un suivi qui vous dit quand vous êtes prêt."
        actions={isMember ? <MemberActions /> : <VisitorActions />}
        note="Gratuit. Pour les candidats à la LTS en Fédération Wallonie-Bruxelles."
        aside={
          <TargetCard
            exams={[
              {
                name: 'Entraînement',
                questions: EXAMS.practice.questions,
                minutes: EXAMS.practice.seconds / 60,
              },
              { name: 'Officiel', questions: EXAMS.official.questions, minutes: EXAMS.official.seconds / 60 },
            ]}
          />
        }
      />
      <Section id="atouts" title="Ce que vous trouvez ici" titleHidden>
        <Features
          features={FEATURES.map((feature) => ({ ...feature, href: isMember ? feature.href : paths.auth() }))}
        />
      </Section>
      <Section id="faq" title="Questions fréquentes">
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
      <ButtonLink href="#faq">En savoir plus</ButtonLink>
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

function inWords(type: ExamType): string {
  const { questions, seconds } = EXAMS[type]
  return `${questions} questions en ${seconds / 60} minutes`
}

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
    text: "Après chaque test, la courte liste de ce qu'il reste à étudier, et le chemin vers l'examen officiel.",
  },
  {
    href: paths.examSelection(),
    glyph: 'clock',
    title: 'Conditions chronométrées',
    text: `${inWords('practice')} pour s'entraîner. Notre « examen officiel » est une simulation de ${inWords('official')}.`,
  },
] as const

const QUESTIONS = [
  {
    question: 'Combien de bonnes réponses faut-il viser ?',
    answer: `Le minimum demandé le jour de l'épreuve est de ${EXAM_DAY_MINIMUM} %. Ici, un test est réussi à partir de ${PASS_MARK} %, et nous conseillons de viser au moins ${SCORE_TO_AIM_FOR}/${EXAMS.official.questions} : vous arrivez ainsi avec une marge.`,
  },
  {
    question: "Les questions sont-elles celles de l'épreuve ?",
    answer:
      "Non. Notre banque est indépendante : elle suit le programme de l'épreuve avec ses propres questions, chacune accompagnée d'une explication et de sa source.",
  },
  {
    question: "Comment s'ouvre l'examen officiel du site ?",
    answer: `Réussissez ${PASSES_TO_UNLOCK} tests d'entraînement à ${PASS_MARK} % ou plus : la simulation de ${EXAMS.official.questions} questions s'ouvre aussitôt.`,
  },
]
