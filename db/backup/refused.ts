/** A backup cannot be made or restored; the message is one line for the operator, without a password. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' ').trim(), options)
  }
}
