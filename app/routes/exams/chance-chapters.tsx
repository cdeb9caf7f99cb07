import type { BoxShare, ChanceBasis, StudyOverview } from '#modules/exams'
import { ANSWERS_TO_TRUST, DRAWS, PASSES_TO_UNLOCK, QUESTIONS_TO_KNOW, READY } from '#modules/exams/rules'
import { chanceInWords, columnPercent, count, DRAW_NAMES, notKnownYet, percent } from '#app/text'
import { type ArticleChapter, Facts, Note, Prose, Text } from '#app/ui'
import { EXAMPLE_CHANCE, EXAMPLE_DRAWS } from './chance-example'

type OwnFiguresProps = Pick<StudyOverview, 'chances' | 'answered'> & { basis: ChanceBasis }

export function OwnFigures({ chances, answered, basis: { boxes, unseen } }: OwnFiguresProps) {
  const known = (['practice', 'official', 'examDay'] as const).flatMap((exam) => {
    const chance = chances?.[exam] ?? null
    return chance === null ? [] : [{ term: DRAW_NAMES[exam], value: chanceInWords(chance) }]
  })
  const rows = boxes.map(({ box, questions, share }) => toFact(`Boîte ${box}`, questions, share))
  return (
    <>
      {known.length > 0 ? <Facts facts={known} /> : <Text>{notKnownYet(answered)}</Text>}
      <Text>Vos questions, et la part de réponses justes que le calcul leur donne :</Text>
      <Facts facts={[...rows, toFact('Jamais vues', unseen.questions, unseen.share)]} />
    </>
  )
}

function toFact(name: string, questions: number, share: number) {
  return { term: `${name}, ${count(questions, 'question')}`, value: columnPercent(share * 100) }
}

export function Shares({ boxes }: { boxes: readonly BoxShare[] }) {
  return (
    <>
      <Prose
        body={[
          'Chaque question à laquelle vous avez répondu se trouve dans une boîte, de 1 à 5. Une réponse juste la fait monter, une fois par jour au plus ; une erreur la ramène en boîte 1. À partir de la boîte 4, elle est maîtrisée.',
          `Le calcul donne à vos questions la part de réponses justes que les membres de ce site ont données depuis la même boîte. Elle est mesurée dès que ${ANSWERS_TO_TRUST} réponses sont connues ; avant cela, elle est supposée. Aujourd'hui :`,
        ]}
      />
      <Facts facts={boxes.map((box) => ({ term: `Boîte ${box.box}`, value: formatSource(box) }))} />
      <Prose
        body={`Une question que vous n'avez jamais vue est comptée à votre propre part de réponses justes au premier coup d'œil : (justes + 1) / (vues + 3). Sans aucune réponse, c'est une chance sur trois, celle du hasard.`}
      />
    </>
  )
}

function formatSource({ share, answers, isMeasured }: BoxShare): string {
  return `${percent(share * 100)}, ${isMeasured ? `mesuré sur ${count(answers, 'réponse')}` : 'supposé'}`
}

const { practice, official, examDay } = DRAWS

/** Puts non-breaking spaces inside the terms, so that a formula wraps only between them. */
function formula(plain: string): string {
  return plain.replace(/\([^)]*\)|.×./g, (term) => term.replaceAll(' ', '\u00a0'))
}

export const CHAPTERS = {
  meaning: {
    id: 'sens',
    title: 'Ce que dit ce chiffre',
    short: 'Le sens',
    body: [
      `Si vous passiez aujourd'hui un très grand nombre d'examens tirés au hasard, c'est la part de ceux que vous réussiriez. Trois examens sont comptés : l'entraînement (${practice.toPass} sur ${practice.questions}), l'examen officiel de ce site (${official.toPass} sur ${official.questions}), et dix questions avec un seuil de 60 % (${examDay.toPass} sur ${examDay.questions}).`,
      `Le chiffre est arrondi à 5 %. En dessous de 5 % et au-dessus de 95 %, le site le dit ainsi. Il nous faut vos réponses à ${QUESTIONS_TO_KNOW} questions différentes pour estimer votre chance.`,
      `Le site vous dit « prêt » à partir de ${READY * 100} %, avant l'arrondi. L'examen officiel, lui, s'ouvre après ${PASSES_TO_UNLOCK} tests réussis, quelle que soit la chance.`,
    ],
  },
  draw: {
    id: 'tirage',
    title: 'Le tirage',
    body: "Un examen prend ses questions au hasard dans toute la banque, sans jamais prendre deux fois la même, et d'abord une seule de chaque groupe. Le calcul laisse les groupes de côté : pour lui, tous les tirages sont aussi probables les uns que les autres, et il les compte tous. C'est l'avantage d'une formule sur une simulation.",
  },
  formula: {
    id: 'formule',
    title: 'La formule',
    body: [
      "Les questions de la banque sont prises une à une. N(t, j) compte les tirages de t questions parmi celles déjà prises, chacun pour la probabilité qu'il a de donner j réponses justes. Au départ, N(0, 0) = 1 et tout le reste est nul. Une question à laquelle la réponse est juste avec la probabilité p change chaque nombre ainsi :",
      <Note key="pas">
        {formula('N(t, j) devient N(t, j) + N(t − 1, j) × (1 − p) + N(t − 1, j − 1) × p')}
      </Note>,
      'Quand toutes les questions sont prises, la chance de réussir un examen de n questions, dont s doivent être justes, est :',
      <Note key="fin">{formula('[N(n, s) + … + N(n, n)] / [N(n, 0) + … + N(n, n)]')}</Note>,
      'Le nombre du bas est celui de tous les tirages possibles ; celui du haut, la part qui réussit.',
    ],
  },
  example: {
    id: 'exemple',
    title: 'Un exemple',
    body: (
      <>
        <Text>
          Une banque de quatre questions, une dans chacune des boîtes 1 à 4, avec les parts supposées. Un
          examen en tire deux, et les deux doivent être justes. Il y a six tirages :
        </Text>
        <Facts
          facts={EXAMPLE_DRAWS.map(({ one, other, chance }) => {
            return { term: `Boîtes ${one} et ${other}`, value: columnPercent(chance * 100) }
          })}
        />
        <Text>
          {`La moyenne des six est la chance de réussite : ${percent(EXAMPLE_CHANCE * 100)}. La formule donne le même nombre, et un test du site le vérifie.`}
        </Text>
      </>
    ),
  },
  limits: {
    id: 'limites',
    title: 'Ce qui est laissé de côté',
    short: 'Les limites',
    body: [
      "Les groupes : certaines questions s'éclairent l'une l'autre, et un examen en prend une seule tant qu'il en reste ailleurs. Le calcul tire comme s'il n'y avait pas de groupes, et fait comme si chaque réponse était donnée sans les autres.",
      "La personne : deux membres dont les questions sont dans les mêmes boîtes ont la même chance. La fatigue, le stress et le temps n'y sont pas.",
      "L'épreuve réelle : ses questions ne sont pas celles de ce site. Le chiffre dit où vous en êtes ici, et ne promet rien ailleurs.",
    ],
  },
} satisfies Record<string, ArticleChapter>
