import type { Database, Tx } from './database'

/** A form that a member has sent; `content` is a hash of its fields. */
export type SentForm = { userId: number; key: string; content: string }

type Outcome<Code extends string> = { ok: true; value: number } | { ok: false; code: Code }

/** The id of what the form made, or the reason it made nothing. */
export type Made<Code extends string> = Promise<Outcome<Code>>

export interface FormKeys {
  /**
   * Returns the id of what the form made, or null if it made nothing. Refuses with 'sent-otherwise' if the form that
   * was sent with this key had different content.
   */
  findMade(form: SentForm, options?: { mayRepeat?: boolean }): Promise<Outcome<'sent-otherwise'> | null>
  /** Runs `make` and stores what it made. The same form sent again, even at the same moment, gets the stored result. */
  makeOnce<Code extends string>(form: SentForm, make: (tx: Tx) => Made<Code>): Made<Code | 'sent-otherwise'>
  removeSentBefore(moment: Date): Promise<number>
}

/** How long, in milliseconds, a form with a new key but the same content counts as the same form. */
const SAME_MS = 10 * 60_000

export function openFormKeys(db: Database, clock: { now(): Date }): FormKeys {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)

  async function findSent(
    { userId, key, content }: SentForm,
    sameSince: Date,
    tx?: Tx,
  ): Promise<Outcome<'sent-otherwise'> | null> {
    const [sent] = await db.read<{ key: string; content: string; made: number }>(
      `SELECT form_key AS key, content, made FROM form_keys
       WHERE user_id = $1 AND (form_key = $2 OR (content = $3 AND sent_at > $4))
       ORDER BY CASE WHEN form_key = $2 THEN 0 ELSE 1 END, sent_at DESC LIMIT 1`,
      [userId, key, content, sameSince],
      { tx },
    )
    if (!sent) return null
    return sent.content === content ? { ok: true, value: sent.made } : { ok: false, code: 'sent-otherwise' }
  }

  return {
    findMade: (form, { mayRepeat = false } = {}) => findSent(form, mayRepeat ? clock.now() : before(SAME_MS)),

    makeOnce: (form, make) =>
      db.transaction(async (tx) => {
        const own = [form.userId, form.key]
        const isFirst = await db.write(
          `INSERT INTO form_keys (user_id, form_key, content, sent_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (user_id, form_key) DO NOTHING`,
          [...own, form.content, clock.now()],
          tx,
        )
        if (!isFirst) return (await findSent(form, clock.now(), tx))!
        const made = await make(tx)
        if (made.ok)
          await db.write(
            'UPDATE form_keys SET made = $3 WHERE user_id = $1 AND form_key = $2',
            [...own, made.value],
            tx,
          )
        else await db.write('DELETE FROM form_keys WHERE user_id = $1 AND form_key = $2', own, tx)
        return made
      }),

    removeSentBefore: (moment) => db.write('DELETE FROM form_keys WHERE sent_at < $1', [moment]),
  }
}
