import { writing } from './fields'
import { thousands } from './thousands'

const LONGEST = 30_000

/** Refuses texts that would take more than 100 ms to render. */
export function markdown(message: string) {
  return writing(message, 'Le contenu', LONGEST).superRefine((content, context) => {
    const fault = findExcess(content)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })
}

function findExcess(content: string): string | null {
  if (content.split('\n', MOST_LINES + 1).length > MOST_LINES)
    return `Le contenu ne peut pas dépasser ${thousands(MOST_LINES)} lignes`
  if (WIDE_TABLE.test(content)) return `Un tableau ne peut pas avoir plus de ${MOST_COLUMNS} colonnes`
  return null
}

const MOST_LINES = 2000

// The columns are limited, because rendering adds empty cells to each row that is shorter than the header.
const MOST_COLUMNS = 10
const WIDE_TABLE = new RegExp(`^(?:[^|\\n]*\\|){${MOST_COLUMNS + 2}}`, 'm')
