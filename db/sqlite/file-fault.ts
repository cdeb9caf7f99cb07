export function describeFileFault(error: unknown): string {
  const code = fileFaultCode(error)
  return REASONS[code] ?? `cannot be used (${code})`
}

export function fileFaultCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'there is a file of that name already',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  SQLITE_FULL: 'the disk is full',
}
