const OPERATOR_FAULTS = [
  'InvalidEnv',
  'DataFolderUnusable',
  'DatabaseUnavailable',
  'CannotListen',
  'BackupRefused',
]

/**
 * The lines for a fault that an operator can mend, one each; undefined for a fault of ours. Known by
 * their names: the classes of the Remix build are not those of the server's.
 */
export function startFault(error: unknown): string | undefined {
  return error instanceof Error && OPERATOR_FAULTS.includes(error.name) ? error.message : undefined
}
