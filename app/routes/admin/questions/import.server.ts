import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  type BadLine,
  type HeaderFault,
  type ImportedQuestion,
  type LineFault,
  lineFaults,
  quoted,
  readQuestionFile,
} from '#modules/exams'
import { QUESTION_COLUMNS } from '#modules/exams/questions/schema'
import { MOST_LINES, QUESTION_FILE_MEGABYTES } from '#modules/exams/rules'
import {
  type Failure,
  readUpload,
  refuseUnauthorized,
  requireAdmin,
  seeOther,
  toCaller,
  type UploadFault,
  withFailure,
} from '#app/http'
import { count, IMPORT_FAILED, NO_FILE, thousands, UNKNOWN_LESSON, UNKNOWN_PICTURE } from '#app/text'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { requireAdminPanel } from '../panel.server'

export async function loader(args: LoaderFunctionArgs) {
  const { waiting } = await requireAdminPanel(args)
  return { waiting }
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireAdmin(args)
  const checked = await checkUpload(args.request)
  if ('fault' in checked) return data(checked, { status: checked.status })
  const keep = async () => {
    const stored = await site().admin.imports.keep(toCaller(session), checked)
    if (!stored.ok) return refuseUnauthorized(args.request, stored.code)
    return seeOther(paths.admin.previewImport(stored.value.id))
  }
  return withFailure({ context: args.context, failed: IMPORT_FAILED }, keep, (failed, status) =>
    data({ failed, replaces: checked.replaces }, { status }),
  )
}

/** The answer if the file could not be stored. The admin has to choose the file again. */
export type FailedUpload = { failed: Failure; replaces: boolean }

type CheckedUpload = { fileName: string; questions: ImportedQuestion[]; replaces: boolean } | RefusedUpload

export type RefusedUpload = Faults & { status: 400 | 413; replaces: boolean }

type Faults = {
  /** The title of the error summary, set only if lines of the file must be corrected. */
  title?: string
  /** The error message about the whole file. */
  fault: string
  /** A short message for the error summary, if `fault` is long. */
  short?: string
  faults: (Pick<LineFault, 'line' | 'column' | 'value'> & { reason: string })[]
  moreLines: number
}

async function checkUpload(request: Request): Promise<CheckedUpload> {
  const { file, isTicked } = await readUpload(request, 'file', QUESTION_FILE_MEGABYTES)
  const replaces = isTicked('replace')
  if (typeof file === 'string')
    return { ...about(FAULTS[file]), status: file === 'too-large' ? 413 : 400, replaces }
  const read = readQuestionFile(file.text, await site().exams.lessons.findLinkTargets())
  if (read.ok) return { fileName: file.name, questions: read.questions, replaces }
  return { ...toFaults(read), status: 400, replaces }
}

const FAULTS = {
  'no-file': NO_FILE,
  empty: 'Le fichier est vide.',
  workbook:
    'Ce fichier est un classeur Excel (.xlsx ou .xls) : enregistrez-le sous « CSV UTF-8 », puis recommencez.',
  'no-text': "Ce fichier n'est pas un texte lisible : enregistrez-le sous « CSV UTF-8 », puis recommencez.",
  'too-large': `Le fichier dépasse ${QUESTION_FILE_MEGABYTES} Mo.`,
} satisfies Record<UploadFault, string>

const about = (fault: string): Faults => ({ fault, faults: [], moreLines: 0 })

function toFaults(file: Extract<ReturnType<typeof readQuestionFile>, { ok: false }>): Faults {
  switch (file.code) {
    case 'no-question':
      return about("Le fichier n'a que son en-tête : il ne contient aucune question.")
    case 'bad-header':
      return { ...about(headerFault(file.faults)), short: "L'en-tête du fichier est incorrect" }
    case 'bad-lines':
      return badLines(file)
    case 'too-many-lines':
      return about(`Le fichier a plus de ${MOST_LINES.toLocaleString('fr')} lignes.`)
  }
}

const MOST_SHOWN = 200

function badLines({ lines, isWhole }: { lines: readonly BadLine[]; isWhole: boolean }): Faults {
  const fault = "Rien n'a été importé."
  return {
    title: lines.length > 1 ? `${count(lines.length, 'ligne')} à corriger` : 'Une ligne à corriger',
    fault: isWhole ? fault : `${fault} Il y a trop d'erreurs : la suite du fichier n'a pas été lue.`,
    faults: lineFaults(lines.slice(0, MOST_SHOWN)).map(({ line, column, value, problem }) => {
      return { line, column, value, reason: explainProblem(problem) }
    }),
    moreLines: Math.max(0, lines.length - MOST_SHOWN),
  }
}

const MOST_HEADER_FAULTS = 10

/** Names only the first faults, because a file without line breaks may have thousands in its header. */
function headerFault(faults: readonly HeaderFault[]): string {
  const reasons = faults.slice(0, MOST_HEADER_FAULTS).map(describeHeader)
  const rest = faults.length - reasons.length
  if (rest > 0) reasons.push(`et ${count(rest, 'autre erreur', 'autres erreurs')}`)
  return `L'en-tête (la première ligne) est incorrect : ${reasons.join(' ; ')}. Il doit être : ${QUESTION_COLUMNS.join(', ')} (seules les cinq premières colonnes sont obligatoires).`
}

export function explainProblem(problem: LineFault['problem']): string {
  switch (problem.code) {
    case 'cells':
      return `${count(problem.cells, 'cellule')} au lieu de ${problem.columns} : vérifiez les séparateurs, et mettez entre guillemets une cellule qui en contient`
    case 'stray-quote':
      return 'Un guillemet se trouve dans une cellule : mettez la cellule entre guillemets et doublez celui-ci'
    case 'open-quote':
      return "Un guillemet s'ouvre et ne se ferme pas comme il faut : la suite du fichier n'a pas été lue"
    case 'missing':
      return problem.value.trim() ? 'Il faut une lettre ou un chiffre' : 'La cellule est vide'
    case 'too-long':
      return `Le texte dépasse ${thousands(problem.max)} caractères`
    case 'not-a-letter':
      return 'Écrivez A, B ou C'
    case 'malformed':
      return problem.message
    case 'unknown':
      return problem.column === 'picture' ? UNKNOWN_PICTURE : UNKNOWN_LESSON
    case 'invisible':
      return 'Le texte contient un caractère invisible : effacez-le'
    case 'same-option':
      return 'Une autre option dit la même chose'
    case 'twice':
      return `La même question se trouve à la ligne ${problem.firstLine}`
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
    case 'lone-text':
      return 'la colonne pictureAlt demande la colonne picture : une description vient avec son image'
  }
}
