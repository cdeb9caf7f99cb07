import { expect, test } from 'vitest'
import type { LineFault } from '#modules/exams'
import { explainProblem } from './import.server'

const problems: [LineFault['problem'], string][] = [
  [{ code: 'not-a-letter', column: 'correctAnswer', value: 'b)' }, 'Écrivez A, B ou C'],
  [{ code: 'missing', column: 'optionA', value: ' ' }, 'La cellule est vide'],
  [{ code: 'missing', column: 'question', value: '?' }, 'Il faut une lettre ou un chiffre'],
  [{ code: 'too-long', column: 'theme', value: 'Long', max: 30 }, 'Le texte dépasse 30 caractères'],
  [
    { code: 'invisible', column: 'source', value: 'Art.\u001b 3' },
    'Le texte contient un caractère invisible : effacez-le',
  ],
  [{ code: 'same-option', column: 'optionC', value: 'Ici' }, 'Une autre option dit la même chose'],
  [
    { code: 'in-future', column: 'checkedOn', value: '01/01/2999' },
    "La date de vérification n'est pas encore venue",
  ],
  [
    { code: 'twice', column: 'question', value: 'Où ranger ?', firstLine: 2 },
    'La même question se trouve à la ligne 2',
  ],
]

test.each(problems)('a fault of a question file is told in one sentence: %j', (problem, told) => {
  expect(explainProblem(problem)).toBe(told)
})
