const OPERATOR_FAULTS = ['InvalidEnv', 'DatabaseUnavailable', 'DataFolderUnusable']

/** The lines for a fault that an operator can mend, one each; undefined for a fault of ours. */
export function startFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (OPERATOR_FAULTS.includes(error.name)) return error.message

  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  const where = { host: address ?? 'this address', port: String(port) }
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: ${where.port} on ${where.host} is taken by another program`
    case 'EACCES':
      return `PORT: this user may not listen on ${where.port}`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST: ${where.host} is not one of this machine`
    default:
      return undefined
  }
}
