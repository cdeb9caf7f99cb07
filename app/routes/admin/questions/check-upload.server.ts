import {
  type BadLine,
  type HeaderFault,
  type ImportedQuestion,
  MOST_LINES,
  type Problem,
  QUESTION_COLUMNS,
  quoted,
  readQuestionFile,
} from '#modules/exams'
import { MAX_UPLOAD_MEGABYTES, readUpload, type UploadFault } from '#app/http/form.server'
import { count } from '#app/text/words'
import { NO_FILE } from './words'

/** A file that can be imported, or what is wrong with it, in words. */
type CheckedUpload = { fileName: string; questions: ImportedQuestion[]; replaces: boolean } | RefusedUpload

export type RefusedUpload = Faults & { status: 400 | 413; replaces: boolean }

type Faults = {
  /** About the whole file. */
  fault: string
  /** The first bad lines. */
  lines: { line: number; reasons: string[] }[]
  moreLines: number
}

export async function checkUpload(request: Request): Promise<CheckedUpload> {
  const { file, isTicked } = await readUpload(request, 'file')
  const replaces = isTicked('replace')
  if (typeof file === 'string')
    return { ...about(FAULTS[file]), status: file === 'too-large' ? 413 : 400, replaces }
  const read = readQuestionFile(file.text)
  if (read.ok) return { fileName: file.name, questions: read.questions, replaces }
  return { ...faultsOf(read), status: 400, replaces }
}

const FAULTS = {
  'no-file': NO_FILE,
  empty: 'Le fichier est vide.',
  'not-utf8': "Le fichier n'est pas encodé en UTF-8 : enregistrez-le en « CSV UTF-8 », puis recommencez.",
  'too-large': `Le fichier dépasse ${MAX_UPLOAD_MEGABYTES} Mo.`,
} satisfies Record<UploadFault, string>

const about = (fault: string): Faults => ({ fault, lines: [], moreLines: 0 })

function faultsOf(file: Extract<ReturnType<typeof readQuestionFile>, { ok: false }>): Faults {
  switch (file.code) {
    case 'no-question':
      return about("Le fichier n'a que son en-tête : il ne contient aucune question.")
    case 'bad-header':
      return about(headerFault(file.faults))
    case 'bad-lines':
      return badLines(file)
    case 'too-many-lines':
      return about(`Le fichier a plus de ${MOST_LINES.toLocaleString('fr')} lignes.`)
  }
}

const MOST_SHOWN = 200

function badLines({ lines, isWhole }: { lines: readonly BadLine[]; isWhole: boolean }): Faults {
  const fault =
    lines.length > 1
      ? `${count(lines.length, 'ligne')} sont à corriger : rien n'a été importé.`
      : "Une ligne est à corriger : rien n'a été importé."
  return {
    fault: isWhole ? fault : `${fault} Il y a trop d'erreurs : la suite du fichier n'a pas été lue.`,
    lines: lines.slice(0, MOST_SHOWN).map(({ line, problems }) => {
      return { line, reasons: problems.map(describeProblem) }
    }),
    moreLines: Math.max(0, lines.length - MOST_SHOWN),
  }
}

const MOST_HEADER_FAULTS = 10

/** Shows few faults, since the first line may hold a whole file. */
function headerFault(faults: readonly HeaderFault[]): string {
  const reasons = faults.slice(0, MOST_HEADER_FAULTS).map(describeHeader)
  const rest = faults.length - reasons.length
  if (rest > 0) reasons.push(`et ${count(rest, 'autre erreur', 'autres erreurs')}`)
  return `L'en-tête (la première ligne) est incorrect : ${reasons.join(' ; ')}. Il doit être : ${QUESTION_COLUMNS.join(', ')} (seules les cinq premières colonnes sont obligatoires).`
}

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
    case 'malformed':
      return `${inColumn(problem)} : ${found(problem)} ne convient pas. ${problem.message}`
    case 'invisible':
      return `${inColumn(problem)} : le texte ${found(problem)} contient un caractère invisible ; effacez-le`
    case 'same-option':
      return `${inColumn(problem)} : ${found(problem)} répète une autre option`
    case 'twice':
      return `${inColumn(problem)} : ${found(problem)} se trouve déjà à la ligne ${problem.firstLine}`
  }
}

function describeHeader(fault: HeaderFault): string {
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
