import { booleanIs } from '#db/conditions'
import { uniqueViolation, withSavepoint } from '#db/constraints'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { foldForSearch } from '#modules/kernel/search'
import type { Tables } from '../tables'
import type { User } from '../user'
import { readLogin, usernameKey } from './username'
import { listAlternatives } from './username-proposal'

export type UserStore = ReturnType<typeof createUserStore>

/** What happened to a mail: the site's mail server took it or refused it, or another server returned it later. */
export type Delivery = 'taken' | 'refused' | 'bounced'

type Person = Pick<User, 'email' | 'firstName' | 'lastName' | 'phone'>
type Confirmation = Pick<
  User,
  'emailConfirmedAt' | 'confirmationAskedAt' | 'emailRefusedAt' | 'recoveryEmail' | 'firstConfirmedAt'
>
type NewUser = Person &
  Pick<User, 'username' | 'isAdmin' | 'confirmationAskedAt' | 'createdAt'> & { passwordHash: string }
export type Account = { user: User; passwordHash: string }
type Updates = Partial<
  Pick<User, 'isAdmin' | 'isBlocked' | 'secondFactorAt'> & Confirmation & { passwordHash: string }
>

export function createUserStore(db: Database, users: Tables['users']) {
  const members = membersIn(users)
  const accounts = users.without('usernameKey', 'searchText', 'lastSeenAt')

  const hasBounced = (value: boolean) => booleanIs(db, 'has_bounced', value)
  // Ignores 'taken' after a bounce. The site's mail server may take a mail that another server returns later.
  const deliveries: Record<Delivery, string> = {
    taken: `SET email_refused_at = NULL WHERE email = $1 AND email_refused_at IS NOT NULL AND ${hasBounced(false)}`,
    refused: `SET email_refused_at = $2, ${hasBounced(false)} WHERE email = $1 AND email_refused_at IS NULL`,
    bounced: `SET email_refused_at = COALESCE(email_refused_at, $2), ${hasBounced(true)}
      WHERE email = $1 AND (email_refused_at IS NULL OR ${hasBounced(false)})`,
  }
  /**
   * Throws if another member may restore this address. Must run after the write, which waits for concurrent writes.
   */
  async function requireFreeEmail({ id, email }: Pick<User, 'id' | 'email'>, tx: Tx): Promise<void> {
    const sql = `SELECT id FROM users WHERE recovery_email = $1 AND id <> $2
      UNION ALL SELECT id FROM email_changes WHERE old_email = $1 AND user_id <> $2 LIMIT 1`
    if ((await db.read(sql, [email, id], { tx })).length > 0) throw new EmailKept()
  }

  return {
    async add(user: NewUser, tx?: Tx): Promise<Result<User, 'username-taken' | 'email-taken'>> {
      const folded = { usernameKey: usernameKey(user.username), searchText: toSearchText(user) }
      const row = {
        ...user,
        ...folded,
        emailConfirmedAt: null,
        emailRefusedAt: null,
        recoveryEmail: null,
        firstConfirmedAt: null,
        approvalNumber: null,
        secondFactorAt: null,
        lastSeenAt: null,
      }
      const create = (transaction: Tx) =>
        withSavepoint(db, transaction, async () => {
          const created = await members.insert(row, transaction)
          await requireFreeEmail(created, transaction)
          return created
        })
      try {
        return ok(await db.transaction(create, tx))
      } catch (error) {
        if (isEmailTaken(error)) return refuse('email-taken')
        if (uniqueViolation(error) !== 'username_key') throw error
        // The database reports only one of the two.
        const isKnown = (await members.only('id').find({ email: user.email }, tx)) !== null
        return refuse(isKnown ? 'email-taken' : 'username-taken')
      }
    },

    async findFreeUsername(username: string): Promise<string | null> {
      const names = listAlternatives(username)
      const taken = await users.only('usernameKey').list({ usernameKey: names.map(usernameKey) })
      const keys = new Set(taken.map((row) => row.usernameKey))
      return names.find((name) => !keys.has(usernameKey(name))) ?? null
    },

    hasAdmin: async (tx?: Tx): Promise<boolean> => (await members.only('id').find(ACTIVE_ADMIN, tx)) !== null,

    findByLogin: async (login: string): Promise<Account | null> =>
      toAccount(await accounts.find(readLogin(login))),

    find: async (id: number, tx?: Tx): Promise<Account | null> => toAccount(await accounts.find({ id }, tx)),

    lock: async (id: number, tx: Tx): Promise<Account | null> => toAccount(await accounts.lock({ id }, tx)),

    lockAll: (ids: readonly number[], tx: Tx): Promise<User[]> => members.lockAll({ id: ids }, tx),

    lockByUsername: (username: string, tx: Tx): Promise<User | null> =>
      members.lock({ usernameKey: usernameKey(username) }, tx),

    /** Finds at most one member, because nobody may take another member's last confirmed address. */
    async lockByEmail(email: string, tx: Tx): Promise<User | null> {
      const [user] = await members.readLocked('WHERE email = $1 OR recovery_email = $1', [email], tx)
      return user ?? null
    },

    /** Locks all admins, so that the last two cannot leave at the same moment. */
    async isLastAdmin(id: number, tx: Tx): Promise<boolean> {
      const admins = await members.only('id').lockAll(ACTIVE_ADMIN, tx)
      return admins.length === 1 && admins[0]?.id === id
    },

    async change(
      { id, username }: User,
      person: Person & Partial<Confirmation>,
      tx: Tx,
    ): Promise<Result<User, 'email-taken'>> {
      const row = { ...person, searchText: toSearchText({ username, ...person }) }
      try {
        await withSavepoint(db, tx, async () => {
          await users.update({ id }, row, tx)
          await requireFreeEmail({ id, email: person.email }, tx)
        })
      } catch (error) {
        if (isEmailTaken(error)) return refuse('email-taken')
        throw error
      }
      return ok((await members.find({ id }, tx))!)
    },

    async update(id: number, values: Updates, tx: Tx): Promise<void> {
      await users.update({ id }, values, tx)
    },

    /** Returns whether a row changed. Repeated refusals keep the time of the first. */
    async recordDelivery(email: string, delivery: Delivery, at: Date, tx?: Tx): Promise<boolean> {
      const values = delivery === 'taken' ? [email] : [email, at]
      return (await db.write(`UPDATE users ${deliveries[delivery]}`, values, tx)) > 0
    },

    /** Announces a change of content, because visitors see the number on the member's ads. */
    async setApprovalNumber(id: number, approvalNumber: string | null, tx: Tx): Promise<void> {
      await users.update({ id }, { approvalNumber }, tx)
      await announceContentChange(db, 'ads', tx)
    },

    remove: (id: number, tx: Tx): Promise<number> => users.remove({ id }, tx),
  }
}

const ACTIVE_ADMIN = { isAdmin: true, isBlocked: false }

class EmailKept extends Error {}

const isEmailTaken = (error: unknown) => error instanceof EmailKept || uniqueViolation(error) === 'email'

/** Returns the columns that may leave the module: all but the password hash and internal ones. */
export function membersIn(users: Tables['users']) {
  return users.without('usernameKey', 'passwordHash', 'searchText', 'lastSeenAt')
}

function toAccount(row: (User & { passwordHash: string }) | null): Account | null {
  if (!row) return null
  const { passwordHash, ...user } = row
  return { user, passwordHash }
}

/** Puts the last name first, because lists are sorted by this text. */
function toSearchText({ username, email, firstName, lastName }: Person & { username: string }): string {
  const folded = foldForSearch([lastName, firstName, username, email].join('\n'))
  return Array.from(folded).slice(0, LONGEST_SEARCH_TEXT).join('')
}

/** The longest search text, in characters: it holds four long fields and fits into PostgreSQL's index. */
const LONGEST_SEARCH_TEXT = 600
