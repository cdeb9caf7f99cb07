import {
  EXAM_DAY_MINIMUM,
  EXAMS,
  PASS_MARK,
  PASSES_TO_UNLOCK,
  percentage,
  SCORE_TO_AIM_FOR,
} from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { examInWords } from '#app/text/exams'
import { type ArticleChapter, Entries, Paragraph } from '#app/ui/content/article'
import { Marks, Steps } from '#app/ui/guide/guide'
import { Faq } from '#app/ui/home/home'

const { official, practice } = EXAMS

/** Between what the exam asks for and what we advise, in questions of the official exam. */
const MARGIN = SCORE_TO_AIM_FOR - Math.ceil((EXAM_DAY_MINIMUM * official.questions) / 100)

const aim = percentage({ score: SCORE_TO_AIM_FOR, totalQuestions: official.questions })

export const LANDING_CHAPTERS: readonly ArticleChapter[] = [
  {
    id: 'pour-qui',
    title: 'Qui a besoin de la LTS ?',
    short: 'Pour qui',
    body: [
      "En Belgique, un particulier ne peut pas détenir une arme à feu soumise à autorisation sans l'accord préalable du gouverneur, sauf exception prévue par la loi. La licence de tireur sportif, ou LTS, ouvre l'une de ces exceptions : son titulaire est dispensé d'autorisation pour les armes conçues pour le tir sportif qui figurent sur une liste fixée par arrêté ministériel.",
      "Elle s'adresse à celles et ceux qui pratiquent vraiment : un tireur sportif est affilié, par son cercle, à une fédération de tir reconnue, et il tire régulièrement. En Fédération Wallonie-Bruxelles, la licence est réglée par le décret du 20 décembre 2011, tandis que la loi sur les armes, du 8 juin 2006, est fédérale.",
      "Le décret distingue quatre familles d'armes : l'arme de poing, l'arme d'épaule à canon rayé, l'arme d'épaule à canon lisse et la poudre noire. Le tir à air n'entre plus dans son champ.",
    ],
  },
  {
    id: 'deroulement',
    title: "Comment se passe l'examen ?",
    short: 'Le déroulement',
    about:
      'Dates, lieu et pièces à présenter se demandent à votre cercle ou à votre fédération, qui ont le dernier mot.',
    body: (
      <Steps
        steps={{
          'Entrer dans un cercle':
            'Vous vous affiliez à un cercle de tir et, par lui, à une fédération reconnue. La fédération vous délivre un carnet de tir, qui servira à prouver votre régularité.',
          'Tirer sous licence provisoire':
            "La licence provisoire vaut six mois et ne peut être prorogée qu'une fois, de six mois. Selon les pages de candidats et de fédérations que nous avons lues, il faut y obtenir au moins un cachet chaque mois, sans en sauter, et deux au plus comptent pour un même mois.",
          'Réussir la théorie':
            "Selon un guide belge de l'examen, l'épreuve théorique vient au bout de cette période : un questionnaire à choix multiple, qui porte sur la législation des armes.",
          'Réussir la pratique':
            "Elle ne s'ouvre qu'à ceux qui ont réussi la théorie. On y observe une manipulation sûre : charger, décharger, viser, tirer, démonter sommairement, réagir juste à un incident de tir. Le score en cible n'y compte pas.",
          'Garder sa licence':
            "La licence définitive vaut cinq ans, mais la régularité se prouve chaque année : au moins douze séances dans la catégorie unique ou principale et, si l'on en pratique d'autres, trois de plus pour l'ensemble, dont une au moins dans chacune.",
        }}
      />
    ),
  },
  {
    id: 'programme',
    title: "Ce que l'épreuve demande",
    short: 'Le programme',
    body: [
      "Connaître la loi, ce n'est pas réciter des articles : c'est savoir quoi faire d'une arme dans le coffre d'une voiture, d'une boîte de munitions dans une armoire, d'un carnet où il manque une séance. Nos questions partent de ces situations, et se rangent par thèmes.",
      <Entries
        entries={{
          "Les catégories d'armes":
            'Prohibées, soumises à autorisation, en vente libre : presque toutes les autres règles découlent de ce classement.',
          'Le transport':
            'Arme non chargée et chargeurs vides, le tout hors de vue ; les munitions à part, dans un contenant fermant à clé.',
          'Le rangement à domicile':
            "Des mesures valent pour tous, comme garder l'arme non chargée et hors de portée des enfants. D'autres s'ajoutent selon le nombre d'armes : de 1 à 5, de 6 à 10, de 11 à 30.",
          'La sécurité au stand':
            "On ne tire à l'arme à feu que dans un stand agréé, on signe le registre à chaque séance, et l'on connaît les gestes qui évitent l'accident.",
          'Les armes, les munitions, les incidents':
            'Distinguer percussion annulaire et percussion centrale, ne pas confondre la détente et la gâchette, savoir que faire quand le coup ne part pas.',
          'La cession et les sanctions':
            "Une arme soumise à autorisation ne se cède qu'à une personne agréée ou en droit de la détenir, et la vente à distance à un particulier est interdite.",
        }}
      />,
    ],
  },
  {
    id: 'score',
    title: 'Quel score viser ?',
    short: 'Le score',
    about: 'Trois seuils reviennent sur ce site. Chacun a son rôle, et ils ne se contredisent pas.',
    isWide: true,
    body: [
      <Marks
        marks={[
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
        ]}
      />,
      `L'écart est voulu. Entre le minimum de l'épreuve et le score à viser, il y a ${MARGIN} questions sur ${official.questions} : de quoi absorber le trac, une question lue de travers ou une règle oubliée. Qui obtient chez soi au moins ${SCORE_TO_AIM_FOR}/${official.questions}, plusieurs fois de suite, arrive à l'épreuve avec de l'avance.`,
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
              <a href={paths.examSelection()}>{"test d'entraînement"}</a>
              {`, ${examInWords('practice')}, sans réviser avant. Ce premier score n'est pas un jugement : il montre par où commencer.`}
            </Paragraph>
          ),
          'Lisez chaque explication':
            "Après le test, chaque réponse est expliquée et cite le texte ou la règle qui la fonde. Une erreur que l'on a comprise revient rarement ; une bonne réponse donnée au hasard, elle, ne vaut rien.",
          'Étudiez la théorie par petites doses': (
            <Paragraph>
              {'La '}
              <a href={paths.theory()}>théorie</a>
              {
                " montre les questions une à une, réponse cachée. Répondez à voix haute avant de la dévoiler : c'est l'effort de chercher qui fait retenir."
              }
            </Paragraph>
          ),
          'Passez la simulation': `Notre « examen officiel » est une simulation : ${examInWords('official')}. Il s'ouvre après ${PASSES_TO_UNLOCK} tests d'entraînement réussis. Refaites-le jusqu'à tenir votre score plusieurs fois de suite, à des jours différents.`,
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
            "La LTS n'est pas un permis de port, et elle n'est pas délivrée pour se défendre. Elle ne couvre pas non plus toutes les armes : un pistolet 9 mm, par exemple, demande une autorisation du gouverneur, même à un tireur licencié.",
          'Confondre transporter et porter':
            "Une arme emballée et hors d'atteinte est transportée ; une arme disponible immédiatement est portée. La différence ne tient pas au trajet, mais à la main.",
          'Croire une arme vide parce que sa chambre est vide':
            "Un chargeur garni, introduit dans l'arme, suffit pour qu'elle soit considérée comme chargée.",
          'Lire « prohibée » comme « détenue illégalement »':
            '« Prohibée » nomme une catégorie : une telle arme ne peut être ni vendue, ni portée, ni même simplement détenue. Détenir sans titre une arme soumise à autorisation est une autre faute, qui ne la fait pas changer de catégorie.',
          'Mélanger les nombres':
            'Six mois de licence provisoire, cinq ans de licence définitive, douze séances par an, des mesures de rangement qui changent après 5, 10 et 30 armes : apprenez chaque nombre avec sa règle, jamais seul.',
          'Réviser sur un texte dépassé':
            'Les règles de transport des particuliers ont été remplacées le 9 décembre 2019, et des pages qui montrent les anciennes circulent toujours. Regardez la date de ce que vous lisez.',
          'Lire trop vite': `Un « toujours », un « sauf » ou un « au moins » retourne une réponse. Avec ${examInWords('practice')}, vous avez ${practice.seconds / practice.questions} secondes pour chacune : assez pour lire deux fois.`,
        }}
      />
    ),
  },
  {
    id: 'questions',
    title: 'Questions fréquentes',
    short: 'Questions',
    isWide: true,
    body: (
      <Faq
        entries={{
          "Les questions du site sont-elles celles de l'épreuve ?":
            "Non. Notre banque est originale et indépendante : elle suit le programme de l'épreuve avec ses propres questions, expliquées et sourcées. Elle entraîne à comprendre une règle, pas à reconnaître une phrase.",
          "Que se passe-t-il si j'échoue à la théorie ?":
            "Selon un guide belge de l'examen, on peut se représenter au plus tôt un mois plus tard. Un mois, c'est le temps de reprendre, thème par thème, ce qui a manqué.",
          'Peut-on être dispensé de la théorie ?':
            "Selon ce même guide, oui, dans deux cas : pour qui possède déjà une licence définitive valide, et pour qui a réussi l'épreuve comme tireur récréatif depuis moins de deux ans. Faites confirmer votre cas par votre fédération.",
          "Faut-il tout recommencer pour une autre catégorie d'armes ?":
            "Pas tout. Selon une fédération provinciale, chaque catégorie passe par sa propre licence provisoire de six mois ; la théorie, elle, n'est plus demandée à qui possède une licence définitive valide, selon le guide déjà cité.",
          'La préparation est-elle payante ?':
            "Non. Tests d'entraînement, simulation, théorie et suivi de vos résultats sont gratuits : il suffit d'un compte.",
        }}
      />
    ),
  },
]
