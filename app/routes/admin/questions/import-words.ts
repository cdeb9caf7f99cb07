import type { HeaderFault, Problem } from '../../../../modules/exams'
import { count } from '../../../ui/text/count'

/** What is wrong with a line of a file; the columns are called as the file calls them. */
export function describeProblem(problem: Problem): string {
  switch (problem.code) {
    case 'cells':
      return `${count(problem.cells, 'cellule')} au lieu de ${problem.columns}`
    case 'stray-quote':
      return 'un guillemet se trouve dans une cellule : mettez la cellule entre guillemets et doublez celui-ci'
    case 'open-quote':
      return "un guillemet s'ouvre et ne se ferme pas comme il faut : la suite du fichier n'a pas été lue"
    case 'missing':
      return `${problem.column} est vide`
    case 'too-long':
      return `${problem.column} dépasse ${problem.max} caractères`
    case 'not-a-letter':
      return `${problem.column} doit être A, B ou C`
    case 'invisible':
      return `${problem.column} contient un caractère invisible`
    case 'same-option':
      return `${problem.column} dit la même chose qu'une autre option`
    case 'twice':
      return `la même question se trouve à la ligne ${problem.firstLine}`
  }
}

export function describeHeader(fault: HeaderFault): string {
  switch (fault.code) {
    case 'unknown-column':
      return fault.name ? `la colonne « ${shortened(fault.name)} » n'existe pas` : 'une colonne est sans nom'
    case 'missing-column':
      return `la colonne ${fault.column} manque`
    case 'doubled-column':
      return `la colonne ${fault.column} figure plusieurs fois`
  }
}

/** A whole file may stand in the first line. */
function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name
}
