import { type HeaderFault, type Problem, quoted } from '#modules/exams'
import { count } from '#app/text/words'

/** What is wrong with a line of a file, naming its columns as the file does. */
export function describeProblem(problem: Problem): string {
  switch (problem.code) {
    case 'cells':
      return `${count(problem.cells, 'cellule')} au lieu de ${problem.columns} : vérifiez les séparateurs, et mettez entre guillemets une cellule qui en contient`
    case 'stray-quote':
      return 'un guillemet se trouve dans une cellule : mettez la cellule entre guillemets et doublez celui-ci'
    case 'open-quote':
      return "un guillemet s'ouvre et ne se ferme pas comme il faut : la suite du fichier n'a pas été lue"
    case 'missing':
      return problem.value.trim()
        ? `${inColumn(problem)} : ${found(problem)} ne contient ni lettre ni chiffre`
        : `${inColumn(problem)} : la cellule est vide`
    case 'too-long':
      return `${inColumn(problem)} : le texte ${found(problem)} dépasse ${problem.max} caractères`
    case 'not-a-letter':
      return problem.value.trim()
        ? `${inColumn(problem)} : ${found(problem)} n'est pas une réponse ; écrivez A, B ou C`
        : `${inColumn(problem)} : la cellule est vide ; écrivez A, B ou C`
    case 'invisible':
      return `${inColumn(problem)} : le texte ${found(problem)} contient un caractère invisible ; effacez-le`
    case 'same-option':
      return `${inColumn(problem)} : ${found(problem)} répète une autre option`
    case 'twice':
      return `${inColumn(problem)} : ${found(problem)} se trouve déjà à la ligne ${problem.firstLine}`
  }
}

export function describeHeader(fault: HeaderFault): string {
  switch (fault.code) {
    case 'unknown-column':
      return fault.name ? `la colonne « ${quoted(fault.name)} » n'existe pas` : 'une colonne est sans nom'
    case 'missing-column':
      return `la colonne ${fault.column} manque`
    case 'doubled-column':
      return `la colonne ${fault.column} figure plusieurs fois`
  }
}

type InCell = Extract<Problem, { column: string }>

const inColumn = ({ column }: InCell) => `dans la colonne « ${column} »`
const found = ({ value }: InCell) => `« ${quoted(value)} »`
