import {
  EXAM_DAY_MINIMUM,
  EXAMS,
  PASS_MARK,
  PASSES_TO_UNLOCK,
  percentage,
  SCORE_TO_AIM_FOR,
} from '#modules/exams/schemas'
import type { Entry } from '#app/ui/content/article'
import type { Mark, Step } from '#app/ui/guide/guide'
import type { FaqEntry } from '#app/ui/home/home'
import { examInWords } from '#app/text/exams'

const { official, practice } = EXAMS

/** From the first day in a circle to the licence, and after it. */
export const ROAD: readonly Step[] = [
  {
    title: 'Entrer dans un cercle',
    body: 'Vous vous affiliez à un cercle de tir et, par lui, à une fédération reconnue. La fédération vous délivre un carnet de tir, qui servira à prouver votre régularité.',
  },
  {
    title: 'Tirer sous licence provisoire',
    body: "La licence provisoire vaut six mois et ne peut être prorogée qu'une fois, de six mois. Selon les pages de candidats et de fédérations que nous avons lues, il faut y obtenir au moins un cachet chaque mois, sans en sauter, et deux au plus comptent pour un même mois.",
  },
  {
    title: 'Réussir la théorie',
    body: "Selon un guide belge de l'examen, l'épreuve théorique vient au bout de cette période : un questionnaire à choix multiple, qui porte sur la législation des armes.",
  },
  {
    title: 'Réussir la pratique',
    body: "Elle ne s'ouvre qu'à ceux qui ont réussi la théorie. On y observe une manipulation sûre : charger, décharger, viser, tirer, démonter sommairement, réagir juste à un incident de tir. Le score en cible n'y compte pas.",
  },
  {
    title: 'Garder sa licence',
    body: "La licence définitive vaut cinq ans, mais la régularité se prouve chaque année : au moins douze séances dans la catégorie unique ou principale et, si l'on en pratique d'autres, trois de plus pour l'ensemble, dont une au moins dans chacune.",
  },
]

export const THEMES: readonly Entry[] = [
  {
    title: "Les catégories d'armes",
    body: 'Prohibées, soumises à autorisation, en vente libre : presque toutes les autres règles découlent de ce classement.',
  },
  {
    title: 'Le transport',
    body: 'Arme non chargée et chargeurs vides, le tout hors de vue ; les munitions à part, dans un contenant fermant à clé.',
  },
  {
    title: 'Le rangement à domicile',
    body: "Des mesures valent pour tous, comme garder l'arme non chargée et hors de portée des enfants. D'autres s'ajoutent selon le nombre d'armes : de 1 à 5, de 6 à 10, de 11 à 30.",
  },
  {
    title: 'La sécurité au stand',
    body: "On ne tire à l'arme à feu que dans un stand agréé, on signe le registre à chaque séance, et l'on connaît les gestes qui évitent l'accident.",
  },
  {
    title: 'Les armes, les munitions, les incidents',
    body: 'Distinguer percussion annulaire et percussion centrale, ne pas confondre la détente et la gâchette, savoir que faire quand le coup ne part pas.',
  },
  {
    title: 'La cession et les sanctions',
    body: "Une arme soumise à autorisation ne se cède qu'à une personne agréée ou en droit de la détenir, et la vente à distance à un particulier est interdite.",
  },
]

/** Between what the exam asks for and what we advise, in questions of the official exam. */
export const MARGIN = SCORE_TO_AIM_FOR - Math.ceil((EXAM_DAY_MINIMUM * official.questions) / 100)

const aim = percentage({ score: SCORE_TO_AIM_FOR, totalQuestions: official.questions })

export const MARKS: readonly Mark[] = [
  {
    figure: `${EXAM_DAY_MINIMUM} %`,
    percent: EXAM_DAY_MINIMUM,
    name: 'Le minimum',
    text: "Ce qui est demandé le jour de l'épreuve, selon un guide belge de l'examen.",
  },
  {
    figure: `${PASS_MARK} %`,
    percent: PASS_MARK,
    name: 'Réussi, sur ce site',
    text: `À partir de là, un test compte comme réussi. Il en faut ${PASSES_TO_UNLOCK} pour ouvrir notre examen officiel.`,
  },
  {
    figure: `${SCORE_TO_AIM_FOR}/${official.questions}`,
    percent: aim,
    name: 'Le score à viser',
    text: `Dans notre examen officiel, visez au moins ${SCORE_TO_AIM_FOR}/${official.questions}, soit ${aim} %.`,
    isAim: true,
  },
]

export const TRAPS: readonly Entry[] = [
  {
    title: 'Prendre la licence pour un passe-partout',
    body: "La LTS n'est pas un permis de port, et elle n'est pas délivrée pour se défendre. Elle ne couvre pas non plus toutes les armes : un pistolet 9 mm, par exemple, demande une autorisation du gouverneur, même à un tireur licencié.",
  },
  {
    title: 'Confondre transporter et porter',
    body: "Une arme emballée et hors d'atteinte est transportée ; une arme disponible immédiatement est portée. La différence ne tient pas au trajet, mais à la main.",
  },
  {
    title: 'Croire une arme vide parce que sa chambre est vide',
    body: "Un chargeur garni, introduit dans l'arme, suffit pour qu'elle soit considérée comme chargée.",
  },
  {
    title: 'Lire « prohibée » comme « détenue illégalement »',
    body: '« Prohibée » nomme une catégorie : une telle arme ne peut être ni vendue, ni portée, ni même simplement détenue. Détenir sans titre une arme soumise à autorisation est une autre faute, qui ne la fait pas changer de catégorie.',
  },
  {
    title: 'Mélanger les nombres',
    body: 'Six mois de licence provisoire, cinq ans de licence définitive, douze séances par an, des mesures de rangement qui changent après 5, 10 et 30 armes : apprenez chaque nombre avec sa règle, jamais seul.',
  },
  {
    title: 'Réviser sur un texte dépassé',
    body: 'Les règles de transport des particuliers ont été remplacées le 9 décembre 2019, et des pages qui montrent les anciennes circulent toujours. Regardez la date de ce que vous lisez.',
  },
  {
    title: 'Lire trop vite',
    body: `Un « toujours », un « sauf » ou un « au moins » retourne une réponse. Avec ${examInWords('practice')}, vous avez ${practice.seconds / practice.questions} secondes pour chacune : assez pour lire deux fois.`,
  },
]

export const QUESTIONS: FaqEntry[] = [
  {
    question: "Les questions du site sont-elles celles de l'épreuve ?",
    answer:
      "Non. Notre banque est originale et indépendante : elle suit le programme de l'épreuve avec ses propres questions, expliquées et sourcées. Elle entraîne à comprendre une règle, pas à reconnaître une phrase.",
  },
  {
    question: "Que se passe-t-il si j'échoue à la théorie ?",
    answer:
      "Selon un guide belge de l'examen, on peut se représenter au plus tôt un mois plus tard. Un mois, c'est le temps de reprendre, thème par thème, ce qui a manqué.",
  },
  {
    question: 'Peut-on être dispensé de la théorie ?',
    answer:
      "Selon ce même guide, oui, dans deux cas : pour qui possède déjà une licence définitive valide, et pour qui a réussi l'épreuve comme tireur récréatif depuis moins de deux ans. Faites confirmer votre cas par votre fédération.",
  },
  {
    question: "Faut-il tout recommencer pour une autre catégorie d'armes ?",
    answer:
      "Pas tout. Selon une fédération provinciale, chaque catégorie passe par sa propre licence provisoire de six mois ; la théorie, elle, n'est plus demandée à qui possède une licence définitive valide, selon le guide déjà cité.",
  },
  {
    question: 'La préparation est-elle payante ?',
    answer:
      "Non. Tests d'entraînement, simulation, théorie et suivi de vos résultats sont gratuits : il suffit d'un compte.",
  },
]
