import { expect, test } from 'vitest'
import type { Problem } from '#modules/exams'
import { describeProblem } from './check-upload.server'

const LONG = 'Le tireur range son arme dans un coffre fermé à clé'

const problems: [Problem, string][] = [
  [
    { code: 'not-a-letter', column: 'correctAnswer', value: 'b)' },
    "dans la colonne « correctAnswer » : « b) » n'est pas une réponse ; écrivez A, B ou C",
  ],
  [
    { code: 'not-a-letter', column: 'correctAnswer', value: ' ' },
    'dans la colonne « correctAnswer » : la cellule est vide ; écrivez A, B ou C',
  ],
  [{ code: 'missing', column: 'optionA', value: '' }, 'dans la colonne « optionA » : la cellule est vide'],
  [
    { code: 'missing', column: 'question', value: '?' },
    'dans la colonne « question » : « ? » ne contient ni lettre ni chiffre',
  ],
  [
    { code: 'too-long', column: 'theme', value: LONG, max: 30 },
    'dans la colonne « theme » : le texte « Le tireur range son arme dans un coffre… » dépasse 30 caractères',
  ],
  [
    { code: 'invisible', column: 'source', value: 'Art.\u001b 3' },
    'dans la colonne « source » : le texte « Art.▯ 3 » contient un caractère invisible ; effacez-le',
  ],
  [
    { code: 'same-option', column: 'optionC', value: 'Ici\nmême' },
    'dans la colonne « optionC » : « Ici même » répète une autre option',
  ],
  [
    { code: 'twice', column: 'question', value: 'Où ranger ?', firstLine: 2 },
    'dans la colonne « question » : « Où ranger ? » se trouve déjà à la ligne 2',
  ],
]

test.each(problems)('a fault names the column and the content of the cell: %j', (problem, told) => {
  expect(describeProblem(problem)).toBe(told)
})
