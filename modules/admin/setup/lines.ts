/** A line of the checklist of a new site. */
export type SetupLine =
  'operator' | 'address' | 'mail' | 'secondFactor' | 'adRules' | 'news' | 'demo' | 'backup'

/** The lines that somebody tries or decides. The site knows the others by itself. */
export type TriedLine = Extract<SetupLine, 'address' | 'mail' | 'adRules' | 'backup'>

/** `outcome` is 'ok' once the line is done. */
export type LastTry = {
  line: TriedLine
  outcome: string
  detail: string | null
  triedAt: Date
}

/**
 * What the site found at its public address: itself ('ok'); itself, but on this machine only ('local') or without
 * https ('insecure'); a redirect, something else, or nothing. `detail` is the code of the network's fault.
 */
export type AddressTry = {
  outcome: 'ok' | 'local' | 'insecure' | 'redirected' | 'elsewhere' | 'unreachable'
  detail: string | null
}

/** `detail` is a `RestoredBackup` as JSON, or why the backup could not be restored. */
export type BackupTry = { outcome: 'ok' | 'none' | 'failed'; detail: string | null }

/** `file` is the name of the backup, without its folder. */
export type RestoredBackup = { file: string; tables: number; rows: number }

/** What the checklist must know about the settings, and how the site tries what is outside the database. */
export type SetupDependencies = {
  hasOperator: boolean
  /** False if mails become files. */
  sendsMail: boolean
  tryAddress(): Promise<AddressTry>
  tryBackup(): Promise<BackupTry>
}
