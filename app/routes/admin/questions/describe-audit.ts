import type { BarredPoint, AuditFinding, Rule, Share } from '#modules/exams'
import { FEWEST_USES, LONGEST_STEM, USUAL_STEM } from '#modules/exams/rules'
import { count, percent } from '#app/text'

export const RULES: Record<Rule, { title: string; why: string }> = {
  letters: { title: 'Lettres', why: 'Aucune lettre ne doit être juste bien plus souvent que les autres.' },
  length: {
    title: 'Longueur',
    why: "La bonne réponse ne se reconnaît pas à sa longueur : le hasard est d'un tiers.",
  },
  difficulty: {
    title: 'Difficulté',
    why: 'Environ 40 % de rappels, 40 % de distinctions, 20 % de cas à juger.',
  },
  'yes-no': {
    title: 'Oui ou non',
    why: 'Quand deux options disent oui et une non, ou le contraire, la bonne est souvent la seule de son avis.',
  },
  numbers: {
    title: 'Nombres',
    why: 'La bonne réponse est tour à tour le plus petit, le moyen et le plus grand nombre.',
  },
  words: {
    title: 'Mots des options',
    why: `Un mot de ${FEWEST_USES} questions ou plus ne doit être ni presque toujours juste, ni presque toujours faux.`,
  },
  stems: {
    title: 'Énoncés',
    why: 'Un énoncé se lit une fois : la moitié au moins sont courts, et les histoires à trois personnes sont rares.',
  },
  items: { title: 'Rédaction', why: 'On se trompe sur la règle, jamais sur la lecture de la question.' },
  duplicates: {
    title: 'Presque pareilles',
    why: 'Deux questions se ressemblent trop pour être dans un même examen.',
  },
  groups: { title: 'Groupes', why: "Un examen ne tire qu'une question d'un groupe." },
  sources: { title: 'Sources', why: 'Qui doute doit pouvoir vérifier.' },
  pictures: {
    title: 'Images',
    why: 'Une image existe, et elle est décrite pour qui ne la voit pas, sans donner la réponse.',
  },
  lessons: { title: 'Leçons', why: "L'explication mène à la leçon, à un paragraphe qui existe." },
  barred: {
    title: 'Points non tranchés',
    why: "Les sources ne s'accordent pas, ou le texte n'a pas pu être lu.",
  },
}

export function describe(finding: AuditFinding<unknown>): string {
  switch (finding.rule) {
    case 'letters':
      return `La bonne réponse est ${finding.about}`
    case 'length':
      return finding.about === 'longest'
        ? 'La bonne réponse est la plus longue'
        : 'La bonne réponse est la plus courte'
    case 'difficulty':
      return `Difficulté ${finding.about}`
    case 'yes-no':
      return 'La bonne réponse est une des deux qui disent la même chose'
    case 'numbers':
      return PLACES[finding.about]
    case 'words':
      return `Une option avec « ${finding.about} » est juste`
    case 'stems':
      return STEMS[finding.about]
    case 'items':
      return ITEMS[finding.about]
    case 'duplicates':
      return finding.about === 'question' ? 'La même question' : 'La même réponse expliquée'
    case 'groups':
      return finding.about === 'alone'
        ? 'Seules de leur groupe'
        : 'La même réponse au même article, sans groupe commun'
    case 'sources':
      return SOURCES[finding.about]
    case 'pictures':
      return PICTURES[finding.about]
    case 'lessons':
      return finding.about === 'missing' ? 'Sans leçon' : "Leçon ou paragraphe qui n'existe pas"
    case 'barred':
      return BARRED[finding.about]
  }
}

const PLACES = {
  smallest: 'La bonne réponse est le plus petit nombre',
  middle: 'La bonne réponse est le nombre du milieu',
  largest: 'La bonne réponse est le plus grand nombre',
}

const STEMS = {
  wordy: `Énoncé de plus de ${USUAL_STEM} mots`,
  crowded: 'Énoncé à trois personnes ou plus',
}

const ITEMS = {
  long: `Énoncé de plus de ${LONGEST_STEM} mots`,
  counts: 'Options qui comptent : on peut tomber juste en se trompant',
  done: "Une option est déjà faite dans l'énoncé",
}

const PICTURES = {
  'no-text': 'Image sans description',
  tells: 'La description dit la bonne réponse',
  unknown: "Image que le site n'a pas",
}

const SOURCES = {
  missing: 'Ni source ni article',
  label: "Une étiquette au lieu d'une source",
  unread: "D'après le texte, sans article ou sans adresse",
  unnamed: "D'après une page, sans son adresse",
}

const BARRED: Record<BarredPoint, string> = {
  handloading: 'Le rechargement des munitions',
  'powder by weight': 'Les quantités de poudre',
  'seconds after a misfire': "L'attente après un raté, sans dire qui l'enseigne",
  'stamps by quarter or month': 'Les cachets par trimestre ou par mois',
  'licence categories by letter': 'Des catégories de licence par lettre',
  'unattended vehicle': 'Le véhicule sans surveillance',
  'automatic fire on a range': 'Les armes automatiques au stand',
  'children of eight': 'Le tir à huit ans',
  'magazines of IPSC': "Les chargeurs de l'IPSC",
  'the only handgun of the list': 'La « seule arme courte » de la liste',
  'model 4A': 'Le modèle 4A',
  'a lost licence or book': 'La perte de la licence ou du carnet',
  'self-defence at night': 'La légitime défense de nuit ou contre une effraction',
  'attempted offences': 'La peine de la tentative',
  'length of a sentence': "La durée d'une peine de prison",
  money: "Des montants d'argent",
}

export function formatShare({ count, of }: Share): string {
  return of > 0 ? `${count} sur ${of}, soit ${percent((100 * count) / of)}` : 'Aucune question'
}

export function formatExpected({ least, most }: Share): string {
  const [from, to] = [Math.round(least), Math.round(most)]
  return from > 0 ? `de ${from} à ${to} %` : `au plus ${to} %`
}

export const formatMore = (left: number) => `Et ${count(left, 'autre')}.`
