export type WriteRefusal = 'unreachable' | 'blocking' | 'blocked' | 'unconfirmed'

export function findWriteRefusal({
  writer,
  reader,
  isBlocking,
  isBlocked,
}: BetweenMembers): WriteRefusal | null {
  if (!reader || reader.isBlocked) return 'unreachable'
  if (isBlocking) return 'blocking'
  if (isBlocked) return 'blocked'
  return writer.emailConfirmedAt ? null : 'unconfirmed'
}

type BetweenMembers = {
  writer: { emailConfirmedAt: Date | null }
  reader: { isBlocked: boolean } | undefined
  /**
   * `isBlocking` is true if the writer has blocked the reader, `isBlocked` if the reader has blocked the writer.
   */
  isBlocking: boolean
  isBlocked: boolean
}
