import { useLoaderData } from '@remix-run/react'
import { DRAWS, QUESTIONS_TO_KNOW, RECALL_TO_KEEP } from '#modules/exams/rules'
import type { Chances } from '#modules/exams'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { aboutInWords, chanceWord, DRAW_NAMES, missingAnswers, TOO_EARLY } from '#app/text'
import { Breadcrumbs, Facts, Fold, HOME_CRUMB, Note, PageHead, Prose, Section, Stack, Text } from '#app/ui'
import { content } from '#app/ui/content/fold.css'
import { loader } from './chance.server'

export const handle: PageHandle = {
  title: "Chance de réussite : d'où vient ce chiffre",
  heading: "D'où vient ce chiffre ?",
  crumbs: [HOME_CRUMB],
  description:
    "Chance de réussite à l'examen LTS : dix phrases pour comprendre le chiffre, et la formule exacte pour qui veut la refaire.",
  listed: {
    keywords: ['examen théorique LTS', 'chance de réussite', 'probabilité', 'méthode de calcul'],
    path: paths.chance(),
  },
}

export { loader }

export { loaderHeaders as headers } from '#app/http'

export default function Chance() {
  const { own } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      <PageHead intro="D'après vos réponses, combien de fois sur cent réussiriez-vous l'examen aujourd'hui ?" />
      <Stack gap={24}>
        {own && <Own {...own} />}
        <Prose body={LINES} />
        <Fold label="La formule">
          <div className={content}>
            <Stack gap={16}>
              <Prose body={FORMULA} />
            </Stack>
          </div>
        </Fold>
      </Stack>
    </>
  )
}

type OwnProps = { chances: Chances | null; answered: number }

function Own({ chances, answered }: OwnProps) {
  const known = (['practice', 'official', 'legislation'] as const).flatMap((exam) => {
    const chance = chances?.[exam] ?? null
    return chance === null
      ? []
      : [{ term: DRAW_NAMES[exam], value: `${chanceWord(chance)}, ${aboutInWords(chance)}` }]
  })
  return (
    <Section id="vous" title="Vos chiffres">
      {known.length > 0 ? (
        <Facts facts={known} />
      ) : (
        <Text>{`${TOO_EARLY}. ${missingAnswers(answered)}`}</Text>
      )}
    </Section>
  )
}

const { practice, official, legislation } = DRAWS

/** At most ten, so that the page is read to its end. */
const LINES = [
  "Imaginez que vous passiez l'examen cent fois aujourd'hui, chaque fois avec d'autres questions : la chance de réussite est le nombre de fois où vous le réussiriez.",
  `Un test d'entraînement se réussit avec ${practice.toPass} bonnes réponses sur ${practice.questions}, l'examen officiel, la simulation complète de ce site, avec ${official.toPass} sur ${official.questions}, l'épreuve de législation avec ${legislation.toPass} sur ${legislation.questions}.`,
  'Quand vous répondez juste, vous retenez un peu plus longtemps ; quand vous répondez faux, elle revient dans la série suivante.',
  "Sans révision, tout s'oublie peu à peu : vite au début, plus lentement ensuite. C'est ainsi que le site prévoit ce que vous savez encore aujourd'hui.",
  'Une réponse oubliée se devine une fois sur trois, puisque chaque question a trois options.',
  'Une question jamais vue compte comme vos premières réponses sur son thème : si vous trouvez souvent du premier coup, elle compte davantage.',
  `Le site compte tous les tirages possibles, avec les parts de chaque thème, et non quelques-uns au hasard. Il lui faut vos réponses à ${QUESTIONS_TO_KNOW} questions.`,
  'Le chiffre est arrondi à 5 %, parce que personne ne peut être plus précis.',
  "La fatigue, le stress et le chronomètre n'y sont pas.",
  "Les questions de ce site ne sont pas celles de l'épreuve : le chiffre dit où vous en êtes ici, et ne promet rien ailleurs.",
]

const FORMULA = [
  `La mémoire suit le modèle FSRS, celui du logiciel Anki, avec ses paramètres publiés. Après t jours, vous vous souvenez d'une question avec la probabilité R, qui tombe à ${RECALL_TO_KEEP * 100} % le jour où elle est à revoir. La réponse est juste avec la probabilité ${formula('p = c + (1 − c) × R')}, où c est la part des réponses devinées, d'abord un tiers, puis mesurée sur les réponses de tous les membres.`,
  "Les questions d'un thème sont prises une à une. N(t, j) compte les tirages de t questions parmi celles déjà prises, chacun pour la probabilité qu'il a de donner j réponses justes. Au départ, N(0, 0) = 1 et tout le reste est nul. Chaque question change chaque nombre ainsi :",
  <Note key="pas">{formula('N(t, j) devient N(t, j) + N(t − 1, j) × (1 − p) + N(t − 1, j − 1) × p')}</Note>,
  "Les thèmes sont ensuite ajoutés l'un à l'autre. Quand un thème n'a pas un nombre entier de questions dans un examen, les deux nombres voisins sont comptés, chacun pour sa part. Quand une question donne la réponse d'une autre, un examen ne prend que l'une des deux.",
]

/** Puts non-breaking spaces inside the terms, so that a formula wraps only between them. */
function formula(plain: string): string {
  return plain.replace(/\([^)]*\) ×.|\([^)]*\)|. =|.×./g, (term) => term.replaceAll(' ', '\u00a0'))
}
