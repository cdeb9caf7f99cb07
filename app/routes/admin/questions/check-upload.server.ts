import {
  type BadLine,
  type HeaderFault,
  type ImportedQuestion,
  MOST_LINES,
  QUESTION_COLUMNS,
  readQuestionFile,
} from '#modules/exams'
import { MAX_UPLOAD_MEGABYTES, readUpload, type UploadFault } from '#app/http/form.server'
import { count } from '#app/text/words'
import { describeHeader, describeProblem } from './import-words'
import { NO_FILE } from './words'

/** A file that can be imported, or what is wrong with it, in words. */
type CheckedUpload = { fileName: string; questions: ImportedQuestion[]; replaces: boolean } | RefusedUpload

export type RefusedUpload = {
  /** About the whole file. */
  fault: string
  status: 400 | 413
  replaces: boolean
  /** The first bad lines. */
  lines: { line: number; reasons: string[] }[]
  moreLines: number
}

export async function checkUpload(request: Request): Promise<CheckedUpload> {
  const upload = await readUpload(request, 'file')
  const replaces = upload.isTicked('replace')
  if (typeof upload.file === 'string') return { ...NOTHING, ...FAULTS[upload.file], replaces }
  const file = readQuestionFile(upload.file.text)
  if (file.ok) return { fileName: upload.file.name, questions: file.questions, replaces }
  switch (file.code) {
    case 'no-question':
      return {
        ...NOTHING,
        fault: "Le fichier n'a que son en-tête : il ne contient aucune question.",
        replaces,
      }
    case 'bad-header':
      return { ...NOTHING, fault: headerFault(file.faults), replaces }
    case 'bad-lines':
      return { ...NOTHING, ...badLines(file), replaces }
    case 'too-many-lines':
      return {
        ...NOTHING,
        fault: `Le fichier a plus de ${MOST_LINES.toLocaleString('fr')} lignes.`,
        replaces,
      }
  }
}

const NOTHING = { status: 400 as const, lines: [], moreLines: 0 }

const FAULTS = {
  'no-file': { fault: NO_FILE, status: 400 },
  empty: { fault: 'Le fichier est vide.', status: 400 },
  'not-utf8': {
    fault: "Le fichier n'est pas encodé en UTF-8 : enregistrez-le en « CSV UTF-8 », puis recommencez.",
    status: 400,
  },
  'too-large': { fault: `Le fichier dépasse ${MAX_UPLOAD_MEGABYTES} Mo.`, status: 413 },
} as const satisfies Record<UploadFault, { fault: string; status: number }>

const MOST_SHOWN = 200

function badLines({ lines, isWhole }: { lines: readonly BadLine[]; isWhole: boolean }) {
  const many = lines.length > 1
  const fault = many
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
  return `L'en-tête (la première ligne) est incorrect : ${reasons.join(' ; ')}. Il doit être : ${QUESTION_COLUMNS.join(', ')} (les trois dernières colonnes sont facultatives).`
}
