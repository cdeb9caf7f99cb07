import { expect, test } from 'vitest'
import { forTheEar, toSentences } from './for-the-ear'

test.each([
  // Calibres
  ['.22 LR', 'vingt-deux L R'],
  ['une carabine .22, un revolver .357', 'une carabine vingt-deux, un revolver trois cinq sept'],
  ['9\u00a0mm', 'neuf millimètres'],
  ['7,62 × 39', 'sept virgule soixante-deux par trente-neuf'],
  ['9x19 mm', 'neuf par dix-neuf millimètres'],
  ['.45 ACP', 'quarante-cinq A C P'],
  // Articles
  ['art. 11, § 4', 'article onze, paragraphe quatre'],
  ['Art. 22, § 1er, al. 3', 'article vingt-deux, paragraphe premier, alinéa trois'],
  ['(art. 2, 20°)', '(article deux, point vingt)'],
  ['art. 11/1', 'article onze barre un'],
  ['AR du 24 avril 1997', 'arrêté royal du vingt-quatre avril mille neuf cent nonante-sept'],
  ['le 1er juin, la 1re fois', 'le premier juin, la première fois'],
  ['la 11e arme, la 9e, la 5e, la 4e', 'la onzième arme, la neuvième, la cinquième, la quatrième'],
  // Abbreviations
  ['la LTS et la SRTC', 'la L T S et la S R T C'],
  ["l'URSTB-f", "l'U R S T B F"],
  ['n° 12, p. ex.', 'numéro douze, par exemple'],
  ['un verrou OU une chaîne', 'un verrou OU une chaîne'],
  // Numbers
  ['2\u202f500 membres', 'deux mille cinq cents membres'],
  ['60 cm, 500 m, 7,6 mm', 'soixante centimètres, cinq cents mètres, sept virgule six millimètres'],
  ['21, 71, 80, 81, 99', 'vingt et un, septante et un, quatre-vingts, quatre-vingt-un, nonante-neuf'],
  ['0,05 g et 12 %', 'zéro virgule zéro cinq grammes et douze pour cent'],
  ['en 2006', 'en deux mille six'],
  ['entre 9 h et 20 h', 'entre neuf heures et vingt heures'],
])('%j is said %j', (written, said) => {
  expect(forTheEar(written)).toBe(said)
})

test('a text is read sentence by sentence, and art. ends none', () => {
  expect(toSentences('Rangez-la (art. 11, § 2). Et la clé ? Ailleurs ; voir police.be.')).toEqual([
    'Rangez-la (article onze, paragraphe deux).',
    'Et la clé ?',
    'Ailleurs ;',
    'voir police.be.',
  ])
})

test('what has no letters is not read', () => {
  expect(toSentences('… ! ')).toEqual([])
})
