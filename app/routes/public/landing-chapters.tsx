import { useLoaderData } from '@remix-run/react'
import type { ExamType } from '#modules/exams'
import {
  EXAM_DAY_MINIMUM,
  EXAMS,
  PASS_MARK,
  PASSES_TO_UNLOCK,
  percentage,
  SCORE_TO_AIM_FOR,
} from '#modules/exams/rules'
import { paths } from '#app/paths'
import { examInWords, minutesOf } from '#app/text'
import { type ArticleChapter, Entries, Paragraph } from '#app/ui'
import { Marks, Steps } from '#app/ui/guide/guide'
import { HOW_IT_GOES, QUESTIONS, WHO_NEEDS_IT } from './landing-licence'

const { official, practice } = EXAMS

/** The number of right answers that we recommend in addition to the minimum of the real exam. */
const MARGIN = SCORE_TO_AIM_FOR - Math.ceil((EXAM_DAY_MINIMUM * official.questions) / 100)

const aim = percentage({ score: SCORE_TO_AIM_FOR, totalQuestions: official.questions })

export const LANDING_CHAPTERS: readonly ArticleChapter[] = [
  WHO_NEEDS_IT,
  HOW_IT_GOES,
  {
    id: 'programme',
    title: "Ce que l'épreuve demande",
    short: 'Le programme',
    body: [
      "Pour l'épreuve théorique, le décret ne cite que la connaissance de la législation sur les armes (art. 11, § 3, 2°).",
      "Connaître la loi, ce n'est pas réciter des articles : c'est savoir quoi faire d'une arme dans le coffre d'une voiture, d'une boîte de munitions dans une armoire, d'un carnet où il manque une séance. Nos questions partent de ces situations et sont rangées par thèmes. Elles portent aussi sur la sécurité et la technique, qui servent à l'épreuve pratique et à chaque séance.",
      <Entries
        entries={{
          "Les catégories d'armes":
            'La loi distingue les armes prohibées, soumises à autorisation et en vente libre (art. 3) : presque toutes les autres règles découlent de ce classement.',
          'Le transport':
            "L'arme n'est pas chargée et les chargeurs sont vides ; le tout reste hors de vue et difficile à saisir. Les munitions voyagent à part, dans un contenant qui ferme à clé (loi, art. 21 ; arrêté royal du 24 avril 1997, art. 15).",
          'Le rangement à domicile':
            "Des mesures valent pour tous, comme garder l'arme non chargée et hors de portée des enfants. D'autres s'ajoutent selon le nombre d'armes soumises à autorisation que l'on conserve chez soi : de 1 à 5, de 6 à 10, de 11 à 30 (arrêté royal du 24 avril 1997, art. 11).",
          'La sécurité au stand':
            "Le tir sportif se pratique dans un stand agréé ou, au canon lisse, dans un lieu aménagé et autorisé (décret, art. 5). On y signe le registre à chaque séance, et l'on connaît les gestes qui évitent l'accident.",
          'Les armes, les munitions, les incidents':
            'Distinguer percussion annulaire et percussion centrale, ne pas confondre la détente et la gâchette, savoir que faire quand le coup ne part pas.',
          'La cession et les sanctions':
            "Un particulier peut vendre ou donner son arme, mais seulement à une personne agréée ou à qui est en droit de la détenir, titre montré (loi, art. 10 et 12). Ce qui est interdit, c'est d'acheter, de vendre, d'offrir en vente ou de céder une arme, même en vente libre, à un particulier par correspondance ou par Internet (art. 19, 1°). Un particulier qui manque aux règles de transport ou de rangement risque une amende, qui peut se compter par arme et qui est plus forte en cas de malveillance ou de récidive (art. 23).",
        }}
      />,
    ],
  },
  {
    id: 'score',
    title: 'Quel score viser ?',
    short: 'Le score',
    about: 'Voici trois nombres à ne pas confondre : chacun a son rôle.',
    isWide: true,
    body: [
      <Marks
        marks={[
          {
            figure: `${EXAM_DAY_MINIMUM} %`,
            percent: EXAM_DAY_MINIMUM,
            name: 'Le minimum',
            text: "C'est le minimum demandé le jour de l'épreuve, d'après un guide belge de l'examen. La fédération organise l'épreuve et vous confirmera ce chiffre.",
          },
          {
            figure: `${PASS_MARK} %`,
            percent: PASS_MARK,
            name: 'Réussi, sur ce site',
            text: `À partir de là, un test compte comme réussi. Il faut ${PASSES_TO_UNLOCK} tests réussis pour ouvrir notre « examen officiel », la simulation complète de ce site.`,
          },
          {
            figure: `${SCORE_TO_AIM_FOR}/${official.questions}`,
            percent: aim,
            name: 'Le score à viser',
            text: `Dans notre simulation complète, visez au moins ${SCORE_TO_AIM_FOR}/${official.questions}, soit ${aim} %.`,
            isAim: true,
          },
        ]}
      />,
      `L'écart est voulu. Entre le minimum de l'épreuve et le score à viser, il y a ${MARGIN} questions sur ${official.questions} : de quoi absorber le trac, une question lue de travers ou une règle oubliée. Si vous obtenez chez vous au moins ${SCORE_TO_AIM_FOR}/${official.questions} plusieurs fois de suite, vous arrivez à l'épreuve avec de l'avance.`,
    ],
  },
  {
    id: 'preparation',
    title: "Comment s'y préparer ?",
    short: 'La préparation',
    about: 'Dix minutes par jour valent mieux que tout un dimanche.',
    body: (
      <Steps
        steps={{
          'Mesurez-vous tout de suite': (
            <Paragraph>
              {'Faites un '}
              <MemberLink to={paths.examSelection()}>test d'entraînement</MemberLink>
              {`, ${examInWords('practice')}, sans réviser avant. Ce premier score n'est pas un jugement : il montre par où commencer.`}
            </Paragraph>
          ),
          'Lisez chaque explication':
            "Après le test, chaque réponse est expliquée et dit d'où elle vient : un article, une page qui le cite ou une règle de sécurité. Une erreur que l'on a comprise revient rarement ; une bonne réponse donnée au hasard, elle, ne vaut rien.",
          'Étudiez la théorie par petites doses': (
            <Paragraph>
              {'La '}
              <MemberLink to={paths.theory()}>théorie</MemberLink>
              {
                " montre les questions une à une, réponse cachée. Répondez à voix haute avant de la dévoiler : c'est l'effort de chercher qui fait retenir."
              }
            </Paragraph>
          ),
          'Passez la simulation complète': `Notre « examen officiel » est la simulation complète de ce site : ${examInWords('official')}. Il s'ouvre après ${PASSES_TO_UNLOCK} tests d'entraînement réussis. Refaites-le jusqu'à tenir votre score plusieurs fois de suite, à des jours différents.`,
          'Mettez la règle en gestes':
            "Au stand, dites la règle avant chaque geste, et demandez au moniteur de vous reprendre. C'est déjà préparer l'épreuve pratique.",
        }}
      />
    ),
  },
  {
    id: 'pieges',
    title: 'Les pièges fréquents',
    short: 'Les pièges',
    body: (
      <Entries
        entries={{
          'Prendre la licence pour un passe-partout':
            "La LTS n'est pas délivrée pour se défendre et n'est pas un permis de port : elle ne dispense de ce permis que dans la pratique du tir sportif, pour un motif légitime (loi, art. 15). Elle ne couvre pas non plus toutes les armes : un pistolet 9 mm, par exemple, ne répond à aucun cas de la liste ministérielle du 15 mars 2007 telle qu'un gouverneur la reproduit. Il demande alors une autorisation, même à un tireur licencié.",
          'Confondre transporter et porter':
            "La loi ne définit pas le port. En pratique, une arme emballée et hors d'atteinte est transportée ; une arme disponible immédiatement est portée. Pour le transport, la loi la veut non chargée et impossible à saisir immédiatement (art. 21).",
          'Croire une arme vide parce que sa chambre est vide':
            "Un chargeur garni, introduit dans l'arme, suffit pour qu'elle soit considérée comme chargée, au sens de l'arrêté royal du 24 avril 1997.",
          'Lire « prohibée » comme « détenue illégalement »':
            "« Prohibée » nomme une catégorie : sauf dérogation légale, une telle arme ne peut être ni vendue, ni portée, ni même simplement détenue (loi, art. 3, 8 et 27). Détenir sans titre une arme soumise à autorisation est une autre faute : l'arme ne change pas de catégorie.",
          'Mélanger les nombres':
            'Six mois de licence provisoire, cinq ans de licence définitive, douze séances par an, des mesures de rangement qui changent après 5, 10 et 30 armes, trente jours pour un recours contre la fédération et quinze contre le gouverneur : apprenez chaque nombre avec sa règle, jamais seul.',
          'Réviser sur un texte dépassé':
            "Des pages montrent encore d'anciennes règles. Les règles du transport par les particuliers ont changé le 9 décembre 2019. La perte ou le vol d'une arme soumise à autorisation se signale sans délai à la police locale (loi, art. 10), et non dans un délai de plusieurs jours. Regardez la date de ce que vous lisez.",
          'Lire trop vite': `Un « toujours », un « sauf » ou un « au moins » retourne une réponse. Avec ${examInWords('practice')}, vous avez ${practice.seconds / practice.questions} secondes pour chacune : assez pour lire deux fois.`,
        }}
      />
    ),
  },
  QUESTIONS,
]

export const IN_SHORT = [
  { term: 'Sujet', value: 'La législation sur les armes' },
  { term: 'Organisation', value: 'La fédération' },
  { term: 'Minimum', value: `${EXAM_DAY_MINIMUM} %` },
  { term: "Test d'entraînement", value: inShort('practice') },
  { term: 'Simulation complète', value: inShort('official') },
  { term: 'À viser', value: `${SCORE_TO_AIM_FOR}/${EXAMS.official.questions}` },
]

function inShort(type: ExamType): string {
  return `${EXAMS[type].questions} questions, ${minutesOf(type)} min`
}

/** Leads a visitor to the registration first. */
function MemberLink({ to, children }: { to: string; children: string }) {
  const { isMember } = useLoaderData<{ isMember: boolean }>()
  return <a href={isMember ? to : paths.auth({ mode: 'register', redirectTo: to })}>{children}</a>
}
