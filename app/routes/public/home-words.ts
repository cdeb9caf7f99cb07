import { EXAM_DAY_MINIMUM, EXAMS, PASS_MARK, SCORE_TO_AIM_FOR } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { examInWords } from '../exams/words'

export const FEATURES = [
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
    text: `${examInWords('practice')} pour s'entraîner. Notre « examen officiel » est une simulation de ${examInWords('official')}.`,
  },
] as const

/** What the theoretical exam asks of a candidate: facts of the federations, with our own advice. */
export const QUESTIONS = [
  {
    question: 'Combien de bonnes réponses faut-il viser ?',
    answer: `Selon un guide belge de l'examen, le minimum demandé le jour de l'épreuve est de ${EXAM_DAY_MINIMUM} %, soit six bonnes réponses sur dix. Ici, un test est réussi à partir de ${PASS_MARK} %, et nous conseillons de viser au moins ${SCORE_TO_AIM_FOR}/${EXAMS.official.questions} : vous arrivez ainsi avec une marge.`,
  },
  {
    question: "Les questions sont-elles celles de l'épreuve ?",
    answer:
      "Non. Notre banque est indépendante : elle suit le programme de l'épreuve avec ses propres questions, chacune accompagnée d'une explication et de sa source.",
  },
  {
    question: 'Peut-on se représenter après un échec ?',
    answer:
      "Oui, au plus tôt un mois plus tard, selon ce même guide. L'épreuve pratique, elle, ne s'ouvre qu'à ceux qui ont réussi la théorie : mieux vaut arriver prêt la première fois.",
  },
]
