import { describe, expect, test } from 'vitest'
import { expectLinear } from '#test/harness/computing'
import { type QuestionFields, questionSchema } from '../schema'
import { audit } from './audit'
import type { BarredPoint } from './barred'
import type { Rule } from './finding'
import { nearDuplicates } from './likeness'
import { numberIn } from './numbers'

const BARE = { question: '?!a', optionA: 'un a', optionB: 'un b', optionC: 'un c', correctAnswer: 'A' }

type Changes = Partial<QuestionFields>

const item = (changes: Changes = {}): QuestionFields => questionSchema.parse({ ...BARE, ...changes })

/** Options, the right one first. */
const options = (optionA: string, optionB: string, optionC: string) => ({ optionA, optionB, optionC })

/** A bank with as many copies of each question as its number says. */
const bank = (...parts: [number, Changes][]) =>
  parts.flatMap(([count, changes]) => Array.from({ length: count }, () => item(changes)))

const KNOWN = { pictures: new Set(['coffre']), lessons: new Set(['stockage', 'stockage#a-retenir']) }

/** The findings of a rule, each as 'about: number of questions'. */
const broken = (items: QuestionFields[], rule: Rule) =>
  audit(items, KNOWN)
    .findings.filter((finding) => finding.rule === rule)
    .map(({ about, items: named }) => `${about}: ${named.length}`)

const letters = (a: number, b: number, c: number) =>
  bank([a, { correctAnswer: 'A' }], [b, { correctAnswer: 'B' }], [c, { correctAnswer: 'C' }])

const LONG = options('trois mots de plus', 'trois mots', 'un mot')
const SHORT = options('mot', 'deux mots', 'trois mots ici')
const EVEN = options('mot a', 'mot b', 'un')
const ofLength = (count: number, one: Changes) => bank([count, one], [100 - count, EVEN])

const YES_OF_TWO = options('Oui, ici', 'Oui, là', 'Non')
const NO_ALONE = options('Non', 'Oui, ici', 'Oui, là')

const SMALLEST = options('Huit jours', 'Quinze jours', 'Un mois')
const MIDDLE = options('Six cibles', '5 cibles', 'Trente cibles')
const LARGEST = options('1 000 m', '200 m', '50,5 m')

const yesNo = (ofTwo: number, alone: number) =>
  bank([ofTwo, YES_OF_TWO], [alone, NO_ALONE], [9, options('Oui, a', 'Oui, b', 'Oui, c')])
const ordered = (outer: number, middle: number) => bank([outer, SMALLEST], [middle, MIDDLE], [outer, LARGEST])
const harder = (one: number, two: number, three: number) =>
  bank([one, { difficulty: 1 }], [two, { difficulty: 2 }], [three, { difficulty: 3 }])

const ARMOURER = options("Chez l'armurier", 'Au stand', 'Chez vous')
const NOT_ARMOURER = options('Au stand', "Chez l'armurier", 'Chez vous')
const ARMOURERS = options("Chez l'armurier agréé", 'Un armurier', "L'armurier")

const words = (count: number) => ({ question: `${'mot '.repeat(count)}?` })
const PUZZLE = { question: 'Le stand ferme : Luc tire, Nadia range, Wout attend. Qui ?' }
const ofStems = (count: number, one: Changes) => bank([count, one], [100 - count, {}])
const DONE = {
  question: 'Élodie a retiré le chargeur. Que fait-elle ensuite ?',
  ...options('Retirer le chargeur', 'Ouvrir la culasse', 'Appeler le moniteur'),
}

const LAW = 'Loi du 8 juin 2006, art. 10'
const TOLD = 'Toute perte et tout vol sont signalés sans délai à la police locale par le titulaire'

test.each<[Rule, what: string, bad: QuestionFields[], found: string[], good: QuestionFields[]]>([
  ['letters', 'a letter is right too often', letters(40, 32, 28), ['A: 40'], letters(39, 33, 28)],
  ['length', 'the key is too often longest', ofLength(41, LONG), ['longest: 41'], ofLength(40, LONG)],
  ['length', 'the key is too often shortest', ofLength(41, SHORT), ['shortest: 41'], ofLength(40, SHORT)],
  ['difficulty', 'few questions ask to apply a rule', harder(45, 46, 9), ['3: 9'], harder(50, 30, 20)],
  ['yes-no', 'the key is one of the two that agree', yesNo(14, 3), ['majority: 14'], yesNo(13, 4)],
  ['numbers', 'the key is the middle number', ordered(3, 14), ['middle: 14'], ordered(5, 10)],
  ['words', 'a word is always wrong', bank([8, NOT_ARMOURER]), [], bank([7, NOT_ARMOURER])],
  ['stems', 'more than half are long', ofStems(51, words(26)), ['wordy: 51'], ofStems(50, words(26))],
  ['stems', 'many are puzzles', ofStems(5, PUZZLE), ['crowded: 5'], ofStems(4, PUZZLE)],
  ['items', 'a stem is too long', ofStems(1, words(36)), ['long: 1'], ofStems(1, words(35))],
  [
    'items',
    'options count, or are already done',
    bank([2, options('Une seule', 'Les deux', 'Aucune des deux')], [1, DONE]),
    ['counts: 2', 'done: 1'],
    bank(
      [1, options('Une seule arme', 'Les deux armes', 'Le coffre')],
      [1, { ...DONE, optionA: 'Passer une baguette' }],
    ),
  ],
  [
    'sources',
    'there is none, a bare label, or no address',
    bank(
      [1, {}],
      [2, { source: 'Règle de sécurité : canon vers les cibles' }],
      [3, { article: LAW, checkedBy: 'texte' }],
      [4, { source: LAW, checkedBy: 'reproduction' }],
    ),
    ['missing: 1', 'label: 2', 'unread: 3', 'unnamed: 4'],
    bank(
      [1, { source: LAW }],
      [1, { source: 'Pratique commune aux stands : canon vers les cibles' }],
      [1, { source: LAW, sourceUrl: 'https://exemple.be', checkedBy: 'reproduction' }],
      [1, { article: LAW, sourceUrl: 'https://exemple.be', checkedBy: 'texte' }],
    ),
  ],
  [
    'lessons',
    'a question has none, or an unknown one',
    bank([1, {}], [2, { lesson: 'stockage#rien' }]),
    ['missing: 1', 'unknown: 2'],
    bank([1, { lesson: 'stockage' }], [1, { lesson: 'stockage#a-retenir' }]),
  ],
])('the audit of %s finds that %s', (rule, _what, bad, found, good) => {
  expect(broken(bad, rule)).toEqual(expect.arrayContaining(found))
  expect(broken(bad, rule)).not.toEqual([])
  expect(broken(good, rule)).toEqual([])
})

describe('a word or phrase of the options', () => {
  test('is at fault where it tells right or wrong, from eight questions on', () => {
    expect(broken(bank([1, ARMOURER], [9, NOT_ARMOURER]), 'words')).not.toContain('armurier: 10')
    expect(broken(bank([1, ARMOURER], [10, NOT_ARMOURER]), 'words')).toEqual(
      expect.arrayContaining(['armurier: 11', 'chez l: 11', 'l armurier: 11']),
    )
    expect(broken(bank([8, ARMOURER]), 'words')).toContain('armurier: 8')
  })

  test('is not counted where all three options have it', () => {
    const found = broken(bank([8, ARMOURERS]), 'words')

    expect(found).toContain('un armurier: 8')
    expect(found).not.toContain('armurier: 8')
  })
})

describe('near duplicates', () => {
  const once = { question: 'Quand et à qui signaler la perte de votre arme ?', explanation: 'La police.' }
  const twice = { question: 'Quand, et à qui, signaler le vol de votre arme ?', explanation: 'Quinze jours.' }

  test('are found by their texts, unless a group keeps them apart', () => {
    expect(broken(bank([1, once], [1, twice]), 'duplicates')).toEqual(['question: 2'])
    const grouped = bank([1, { ...once, group: 'perte' }], [1, { ...twice, group: 'perte' }])
    expect(broken(grouped, 'duplicates')).toEqual([])
    expect(broken(bank([1, once], [1, { question: 'Qui délivre la LTS ?' }]), 'duplicates')).toEqual([])
  })

  test('are found by what they teach', () => {
    const [one, other] = [`${TOLD}.`, `${TOLD} du titre.`]
    const asked = { question: 'Votre armoire est vide. Que faire ?' }
    expect(
      broken(bank([1, { ...once, explanation: one }], [1, { ...asked, explanation: other }]), 'duplicates'),
    ).toEqual(['answer: 2'])
  })

  test('and looking for them takes a time that grows in proportion to the bank', async () => {
    const one = item()
    const bankOf = (size: number) =>
      Array.from({ length: size }, (_, n) => {
        const [a, b, c] = [n, (3 * n) % size, (5 * n) % size]
        return {
          ...one,
          question: `Que faire a${a} b${b} c${c} ?`,
          explanation: `Il faut d${a} e${b} f${c}.`,
        }
      })
    await expectLinear((size) => nearDuplicates(bankOf(size)), 250)
  })

  test('are named up to a hundred', () => {
    expect(broken(bank([300, once]), 'duplicates')).toHaveLength(200)
  })
})

describe('a group of questions', () => {
  test('of a single question is a fault', () => {
    expect(broken(bank([1, { group: 'seul' }]), 'groups')).toEqual(['alone: 1'])
    expect(broken(bank([2, { group: 'deux' }]), 'groups')).toEqual([])
  })

  test('is missing where questions share an answer and an article', () => {
    const one = { article: LAW, optionA: 'Sans délai, à la police' }
    const other = { article: LAW, optionA: 'À la police, sans délai' }
    expect(broken(bank([1, one], [1, other]), 'groups')).toEqual(['apart: 2'])
    const group = 'perte'
    expect(broken(bank([1, { ...one, group }], [1, { ...other, group }]), 'groups')).toEqual([])
    expect(broken(bank([1, one], [1, { ...other, article: 'Décret, art. 2' }]), 'groups')).toEqual([])
    const third = { article: LAW, optionA: 'À la fédération', optionB: one.optionA }
    expect(broken(bank([1, one], [1, other], [1, third]), 'groups')).toEqual([])
  })
})

test('a picture of a question exists and has a text', () => {
  const bare = { ...item(), picture: 'coffre' }
  expect(broken([bare], 'pictures')).toEqual(['no-text: 1'])
  expect(broken([{ ...bare, pictureAlt: 'Un coffre ouvert' }], 'pictures')).toEqual([])
  expect(broken([{ ...bare, picture: 'armoire', pictureAlt: 'Une armoire' }], 'pictures')).toEqual([
    'unknown: 1',
  ])
})

test.each([
  ['Pistolet à un coup, avec la mention « canon 28 cm »', ['30 cm', '60 cm', '28 cm'], 1],
  ['Une pièce dépasse de la chambre', ['Sur la détente', 'Sur le chargeur', 'Sur la chambre'], 1],
  ['Trois repères : 1 et 2 sur un tireur, 3 à côté', ['Le repère 1', 'Le repère 2', 'Le repère 3'], 0],
  ['Deux mesures : 28 cm et 30 cm', ['30 cm', '60 cm', '28 cm'], 0],
  ['Canon de 128 cm', ['30 cm', '60 cm', '28 cm'], 0],
])(
  'the text of a picture says the right option alone: %s',
  (pictureAlt, [optionA, optionB, optionC], count) => {
    const shown = item({ optionA, optionB, optionC, correctAnswer: 'C', picture: 'coffre', pictureAlt })

    expect(broken([shown], 'pictures')).toEqual(count > 0 ? [`tells: ${count}`] : [])
  },
)

const MISFIRE = 'Après un raté, on attend trente secondes'

/** For each point a sentence that rests on it, and one that does not. */
const POINTS: Record<BarredPoint, [barred: string, allowed: string]> = {
  handloading: ['Peut-on recharger ses cartouches chez soi ?', "Vous rechargez l'arme. Est-ce permis ?"],
  'powder by weight': ['Combien de kg de poudre peut-on garder ?', 'Où la poudre se garde-t-elle ?'],
  'seconds after a misfire': [MISFIRE, `${MISFIRE}, selon la fédération`],
  'stamps by quarter or month': ['Faut-il un cachet par trimestre ?', 'Combien de cachets faut-il par an ?'],
  'licence categories by letter': ['La catégorie B de la licence', 'La catégorie des armes en vente libre'],
  'unattended vehicle': ['Une arme dans la voiture sans surveillance', 'Tirer au stand sans surveillance'],
  'automatic fire on a range': ['Une automatique admise au stand', 'Une semi-automatique admise au stand'],
  'children of eight': ['Un enfant de huit ans peut-il tirer ?', 'Un silencieux à dix-huit ans ?'],
  'magazines of IPSC': ["Le chargeur de 171 mm de l'IPSC", 'Le chargeur de dix cartouches'],
  'the only handgun of the list': ['La seule arme courte de la liste', 'Une arme courte de la liste'],
  'model 4A': ["L'arme est au modèle 4A", "L'arme est au modèle 4, avec son avis"],
  'a lost licence or book': ['Vous avez perdu votre carnet de tir', 'Vous avez perdu votre arme'],
  'self-defence at night': ['La légitime défense : effraction', 'La légitime défense : agression'],
  'attempted offences': ['La tentative est punie comme le délit', 'La tentative de vol au stand'],
  'length of a sentence': ["Un an d'emprisonnement", 'La licence retirée pour un an'],
  money: ['Une amende de 200 euros', 'Une amende'],
}

test.each(Object.entries(POINTS))('an unsettled point of law is barred: %s', (point, [bad, good]) => {
  expect(broken(bank([1, { question: bad }], [1, { optionB: bad }]), 'barred')).toEqual([`${point}: 2`])
  expect(broken(bank([1, { question: good, explanation: bad }]), 'barred')).toEqual([])
})

test('an empty bank has no fault', () => expect(audit([], KNOWN).findings).toEqual([]))

test.each([
  ['Dans les quinze jours', 15],
  ['Un mois au plus', 30],
  ['Une arme', null],
  ['Vingt-quatre séances', 24],
  ['Quatre-vingt-dix secondes', 90],
  ['1 500 mètres', 1500],
  ['5,6 mm', 5.6],
  ['Le numéro 2', null],
  ['Sous modèle 9', null],
  ['Deux armes et trois étuis', null],
])('the quantity in the option « %s » is %s', (text, value) => expect(numberIn(text)).toBe(value))
