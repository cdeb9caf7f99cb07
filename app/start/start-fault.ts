import { BackupRefused } from '#db/backup/new-file'
import { DatabaseUnavailable } from '#db/unavailable'
import { DataFolderUnusable } from './data-folder.server'
import { InvalidEnv } from './env.server'

const OPERATOR_FAULTS = [InvalidEnv, DataFolderUnusable, DatabaseUnavailable, BackupRefused]

/** The lines for a fault that an operator can mend, one each; undefined for a fault of ours. */
export function startFault(error: unknown): string | undefined {
  return OPERATOR_FAULTS.some((Fault) => error instanceof Fault) ? (error as Error).message : undefined
}
