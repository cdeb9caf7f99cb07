import {
  DRAWS,
  EXAM_DAY_MINIMUM,
  EXAMS,
  LEGISLATION_PERCENT,
  PASS_MARK,
  PASSES_TO_UNLOCK,
  SCORE_TO_AIM_FOR,
} from '#modules/exams/rules'
import { paths } from '#app/paths'
import { minutesOf } from '#app/text'
import type { ArticleChapter } from '#app/ui'
import { DrawOfTen } from '#app/ui/guide/draw-of-ten'
import { type Source, Sources, Statements } from '#app/ui/guide/sources'

const SOURCES: readonly Source[] = [
  {
    name: 'Décret de la Communauté française du 20 décembre 2011',
    url: 'https://www.ejustice.just.fgov.be/eli/decret/2011/12/20/2012029086/justel',
    about: 'relatif à la pratique du tir sportif',
    read: 'Lu en entier le 23 novembre 2026 et relu le 30, dans une copie publique de Justel.',
  },
  {
    name: "letirenbelgique.be, guide de l'examen LTS",
    url: 'https://www.letirenbelgique.be/examenlts.php',
    about: '(page privée, non datée)',
    read: 'Début lu le 23 novembre 2026 et relu le 30, dans une copie.',
  },
  {
    name: 'fstfb.be, Les examens',
    url: 'https://www.fstfb.be/les-examens/',
    about: '(fédération provinciale de Bruxelles-Brabant, page non datée)',
    read: "Début lu le 30 novembre 2026, dans une copie. Pour la pratique, la page décrit les opérations sans distinguer la LTS de l'examen du gouverneur.",
  },
  {
    name: "cours-de-tir.be, L'épreuve pratique de tir",
    url: 'https://www.cours-de-tir.be/?p=659',
    about: "(site d'instructeurs belges, page non datée)",
    read: 'Début lu le 30 novembre 2026, dans une copie.',
  },
]

const { official, practice } = EXAMS
const law = (questions: number) => (questions * LEGISLATION_PERCENT) / 100

export const REAL_EXAM_CHAPTERS: readonly ArticleChapter[] = [
  {
    id: 'en-bref',
    title: 'En bref',
    body: (
      <>
        <DrawOfTen
          drawn={{ title: 'Dix questions sur trente', text: "tirées d'une liste connue d'avance" }}
          right={{ title: 'Six bonnes réponses', text: `suffisent : ${EXAM_DAY_MINIMUM} % des points` }}
        />
        {text(
          "Ces deux nombres viennent d'un [guide privé][2] ; l'arrêté qui les fixe n'a pas pu être lu.",
          [
            "- **Qui l'organise** : la fédération de tir reconnue ([décret, art. 12][1]).",
            "- **La matière** : la connaissance de la législation sur les armes ; le décret ne cite rien d'autre ([décret, art. 11, § 3][1]).",
            '- **La forme** : un questionnaire à choix multiple ([guide privé][2]).',
            "- **Où lire la liste** : sur le site de l'Union royale des sociétés de tir de Belgique, aile francophone (URSTB-f), vers lequel le guide renvoie ([guide privé][2]). Une fédération provinciale y signale aussi des exemples de questions ([fstfb.be][3]).",
            '- **Le moment** : le dernier mois de la licence provisoire ([décret, art. 10, § 1er][1]).',
          ].join('\n'),
        )}
      </>
    ),
  },
  {
    id: 'chemin',
    title: 'Avant et après',
    body: text(
      [
        "1. **La licence provisoire** vaut six mois, pour une seule catégorie d'armes. On peut la prolonger une fois, de six mois ([décret, art. 7, § 1er][1]). Vous tirez au moins six séances par période de six mois ([décret, art. 9][1]).",
        "2. **L'épreuve théorique** se passe pendant le dernier mois, carnet de tir en main. Pas de session ce mois-là ? La licence provisoire reste valable jusqu'à la prochaine date ([décret, art. 10, § 1er][1]). Une fédération provinciale annonce deux sessions par mois ; vérifiez auprès de la vôtre ([fstfb.be][3]).",
        "3. **L'épreuve pratique** suit la réussite de la théorie ([guide privé][2]). Vous y montrez que vous manipulez en sécurité une arme de la catégorie demandée ([décret, art. 11, § 3][1]) : charger, décharger, armer, désarmer, tirer, démonter sommairement, viser, maîtriser le recul, réagir à un incident ([fstfb.be][3]). Vous tirez cinq cartouches au moins ; trois erreurs font échouer ([guide privé][2]).",
        "4. **La licence** demande encore la preuve d'une pratique régulière. S'il y a lieu, votre conjoint et tout autre adulte qui vit avec vous autorisent par écrit une arme au domicile commun ([décret, art. 11, § 3][1]). La licence vaut cinq ans, si vous montrez votre carnet chaque année ([décret, art. 11, § 1er][1]).",
      ].join('\n'),
      "Vous avez déjà une licence ou une autorisation pour une autre catégorie ? Des dispenses existent ([décret, art. 11, § 3][1]). Leurs conditions sont dans l'arrêté que nous n'avons pas lu : demandez à votre fédération.",
    ),
  },
  {
    id: 'echec',
    title: "En cas d'échec",
    body: text(
      "Vous avez échoué à l'une des deux épreuves ? Demandez une prorogation : votre licence provisoire dure six mois de plus, et vous tirez de nouveau régulièrement pour être admis ([décret, art. 10, § 2][1]). Si la fédération refuse, vous avez trente jours pour former un recours, par recommandé ([décret, art. 25][1]).",
      'Pas de licence à la fin de toute la période ? Il faut attendre un an avant une nouvelle licence provisoire ([décret, art. 10, § 3][1]).',
      "D'après le [guide privé][2], on ne repasse la théorie qu'un mois au plus tôt après l'échec. Le décret n'en dit rien : demandez à votre fédération.",
    ),
  },
  {
    id: 'papiers',
    title: 'Les papiers à prendre',
    short: 'Les papiers',
    body: text(
      [
        '- **Pour les deux épreuves** : votre carnet de tir ([décret, art. 10, § 1er][1]).',
        "- **Pour la pratique**, un site d'instructeurs demande aussi la licence provisoire, la carte d'identité, la carte d'affilié à l'URSTB-f et un extrait de casier judiciaire de moins de trois mois ([cours-de-tir.be][4]).",
        "- **L'arme** arrive vide, ses chargeurs aussi, dans un étui fermé à clé ou à code ; à défaut, elle a un verrou de pontet ou une pièce démontée ([cours-de-tir.be][4]).",
        '- **Les munitions** arrivent dans un autre contenant, verrouillé ([cours-de-tir.be][4]).',
      ].join('\n'),
      "Pour la théorie, nous n'avons trouvé aucune liste. Prenez aussi votre carte d'identité et votre licence provisoire : c'est notre conseil.",
    ),
  },
  {
    id: 'non-lu',
    title: "Ce que nous n'avons pas lu",
    short: 'Non lu',
    body: text(
      [
        "- **L'arrêté du Gouvernement de la Communauté française du 13 septembre 2012.** Le décret lui laisse le contenu et l'organisation des épreuves ([décret, art. 12][1]). Le nombre de questions, les 60 %, le mois d'attente et les trois erreurs viennent d'une seule [page privée][2].",
        '- **La liste des trente questions.** Nos questions ne la copient pas.',
        "- **La fin des pages privées.** Nous n'en voyons que le début.",
        "- **Le manuel de la fédération (2013).** Nous n'en avons vu que le sommaire.",
        "- **La durée de l'épreuve.** Rien trouvé.",
        "- **L'épreuve réussie quand l'autre est ratée.** Rien trouvé qui dise si elle reste acquise.",
      ].join('\n'),
    ),
  },
  {
    id: 'nos-examens',
    title: 'Nos examens, à côté',
    short: 'Nos examens',
    body: text(
      `Nos examens ne sont pas l'épreuve. Toutes les questions sont les nôtres. Le test d'entraînement et l'examen officiel du site demandent plus, exprès : un seuil plus haut (${PASS_MARK} %), un temps limité, et un peu de sécurité et de technique. L'épreuve de législation s'en approche le plus.`,
      [
        "| Critère | L'épreuve | Épreuve de législation | Test d'entraînement | Examen officiel du site |",
        '|---|---|---|---|---|',
        `| Questions | 10, tirées de 30 | ${DRAWS.legislation.questions} | ${practice.questions} | ${official.questions} |`,
        `| Réussite | 6 sur 10 | ${DRAWS.legislation.toPass} sur ${DRAWS.legislation.questions} | ${DRAWS.practice.toPass} sur ${practice.questions} | ${DRAWS.official.toPass} sur ${official.questions} ; visez ${SCORE_TO_AIM_FOR} |`,
        `| Temps | Non trouvé | Sans limite | ${minutesOf('practice')} minutes | ${minutesOf('official')} minutes |`,
        `| Législation | Toutes | Toutes | ${law(practice.questions)} sur ${practice.questions} | ${law(official.questions)} sur ${official.questions} |`,
        '| Origine | La liste de la fédération | Ce site | Ce site | Ce site |',
      ].join('\n'),
      `L'« examen officiel » est la simulation complète de ce site ; il n'a rien d'officiel. Il s'ouvre après ${PASSES_TO_UNLOCK} tests d'entraînement réussis. Réussir ici ne promet pas de réussir l'épreuve.`,
    ),
  },
  {
    id: 'sources',
    title: 'Sources',
    body: <Sources sources={SOURCES} />,
  },
]

function text(...paragraphs: string[]) {
  return <Statements paragraphs={paragraphs} sources={SOURCES} page={paths.realExam()} />
}
