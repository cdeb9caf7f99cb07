import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  type FileFault,
  type HeaderFault,
  type ImportedQuestion,
  type LineFault,
  lineFaults,
  quoted,
  readFileText,
  readQuestionFile,
} from '#modules/exams'
import { MOST_LINES, QUESTION_FILE_MEGABYTES } from '#modules/exams/rules'
import {
  type Failure,
  readUpload,
  refuseUnauthorized,
  requireAdmin,
  seeOther,
  toCaller,
  withFailure,
} from '#app/http'
import {
  CHECK_IN_FUTURE,
  count,
  day,
  IMPORT_FAILED,
  NO_FILE,
  QUESTION_FIELDS,
  thousands,
  UNKNOWN_LESSON,
  UNKNOWN_PICTURE,
} from '#app/text'
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
  /** The title of the error summary, set only if the table below it lists faults. */
  title?: string
  /** The error message about the whole file. */
  fault: string
  faults: { place: string; column: string; value: string; reason: string }[]
  /** How many faults the table leaves out, in words. */
  rest?: string
}

async function checkUpload(request: Request): Promise<CheckedUpload> {
  const { file, isTicked } = await readUpload(request, 'file', QUESTION_FILE_MEGABYTES)
  const replaces = isTicked('replace')
  if (file === 'no-file') return { ...about(NO_FILE), status: 400, replaces }
  if (file === 'too-large') return { ...about(TOO_LARGE), status: 413, replaces }
  const content = readFileText(file.bytes, file.name)
  if ('fault' in content) return { ...about(FAULTS[content.fault]), status: 400, replaces }
  const known = await site().exams.lessons.findLinkTargets()
  const read = readQuestionFile(content.text, known, { labels: QUESTION_FIELDS, today: day(new Date()) })
  if (read.ok) return { fileName: file.name, questions: read.questions, replaces }
  return { ...toFaults(read), status: 400, replaces }
}

const TOO_LARGE = `Le fichier dépasse ${QUESTION_FILE_MEGABYTES} Mo.`

const FAULTS = {
  empty: 'Le fichier est vide.',
  excel: "C'est un classeur Excel : enregistrez-le au format « CSV UTF-8 », puis recommencez.",
  opendocument:
    "C'est un classeur LibreOffice : enregistrez-le au format « Texte CSV » en UTF-8, puis recommencez.",
  numbers: "C'est un document Numbers : exportez-le au format CSV, puis recommencez.",
  'unknown-encoding':
    "L'encodage de ce fichier n'est pas reconnu : enregistrez-le au format « CSV UTF-8 », puis recommencez.",
} satisfies Record<FileFault, string>

type BadFile = Extract<ReturnType<typeof readQuestionFile>, { ok: false }>

function toFaults(file: BadFile): Faults {
  switch (file.code) {
    case 'no-question':
      return about("Le fichier n'a que son en-tête : il ne contient aucune question.")
    case 'no-header':
      return about(NO_HEADER)
    case 'bad-header':
      return badHeader(file.faults)
    case 'bad-lines':
      return badLines(file)
    case 'too-many-lines':
      return about(`Le fichier a plus de ${MOST_LINES.toLocaleString('fr')} lignes.`)
  }
}

const about = (fault: string): Faults => ({ fault, faults: [] })

const NOTHING_IMPORTED = "Rien n'a été importé."

const MOST_HEADER_FAULTS = 10

/** Lists only the first faults, because a file without line breaks may have thousands in its header. */
function badHeader(faults: readonly HeaderFault[]): Faults {
  const rest = faults.length - MOST_HEADER_FAULTS
  return {
    title: "L'en-tête du fichier est à corriger",
    fault: NOTHING_IMPORTED,
    faults: faults
      .slice(0, MOST_HEADER_FAULTS)
      .map((fault) => ({ place: 'En-tête', value: '', ...explainHeader(fault) })),
    ...(rest > 0 && { rest: `Et ${count(rest, 'autre erreur', 'autres erreurs')}.` }),
  }
}

const NO_HEADER =
  'La première ligne du fichier ne nomme aucune colonne connue : recopiez celle du modèle, puis recommencez.'

const MOST_SHOWN = 200

function badLines({ lines, written, isWhole }: Extract<BadFile, { code: 'bad-lines' }>): Faults {
  const rest = lines.length - MOST_SHOWN
  return {
    title: lines.length > 1 ? `${count(lines.length, 'ligne')} à corriger` : 'Une ligne à corriger',
    fault: isWhole
      ? NOTHING_IMPORTED
      : `${NOTHING_IMPORTED} Il y a trop d'erreurs : la suite du fichier n'a pas été lue.`,
    faults: lineFaults(lines.slice(0, MOST_SHOWN), written).map(({ line, column, value, problem }) => {
      return { place: `Ligne ${line}`, column, value, reason: explainProblem(problem) }
    }),
    ...(rest > 0 && { rest: `Et ${count(rest, 'autre ligne', 'autres lignes')}.` }),
  }
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
    case 'in-future':
      return CHECK_IN_FUTURE
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

function explainHeader(fault: HeaderFault): Pick<Faults['faults'][number], 'column' | 'reason'> {
  switch (fault.code) {
    case 'unknown-column':
      if (!fault.name) return { column: '', reason: 'Une colonne est sans nom' }
      return { column: quoted(fault.name), reason: "Cette colonne n'existe pas" }
    case 'missing-column':
      return { column: fault.column, reason: `La colonne « ${QUESTION_FIELDS[fault.column]} » manque` }
    case 'doubled-column':
      return { column: fault.column, reason: 'Cette colonne figure plusieurs fois' }
    case 'lone-text':
      return { column: 'pictureAlt', reason: "La colonne de l'image (picture) manque" }
  }
}
