import type { CountExpression, Tx } from '#db/database'
import type { MailQueue } from '#modules/kernel/mails'
import type { Page, Slice } from '#modules/kernel/page'
import type { Week } from '#modules/kernel/week'
import type { DeletionSteps } from '../accounts/deletions'
import type { UserStore } from '../accounts/store'
import type { ResetTokenStore } from '../passwords/reset-token-store'
import type { SessionStore } from '../sessions/store'
import type { Marked, User } from '../user'
import type { MemberName, MemberStore, UserQuery } from './store'

export interface Members {
  find(id: number, tx?: Tx): Promise<User | null>

  findAll(ids: readonly number[], tx?: Tx): Promise<Map<number, User>>

  findNames(ids: readonly number[], tx?: Tx): Promise<Map<number, MemberName>>

  list(query: UserQuery, slice: Slice): Promise<Page<User>>

  readAll(query: UserQuery): AsyncIterable<User[]>

  /** Finds members by name, username or e-mail, ignoring case and accents. An empty search finds none. */
  searchIds(q: string, limit?: number): Promise<number[]>

  /** The number of members who are not blocked. */
  readonly active: CountExpression

  /** Counts the members who registered in each week, without admins and deleted accounts. */
  listFigures(weeks: readonly Week[]): Promise<{ members: number }[]>

  hasAdmin(tx?: Tx): Promise<boolean>

  /**
   * Tells a blocked member by mail, with the reason if there is one. Returns null for an unknown member. This method and
   * the next three need the locks of `accounts.lockAdmin`.
   */
  setBlocked(id: number, isBlocked: boolean, tx: Tx, reason?: string): Promise<Marked | null>

  setAdmin(id: number, isAdmin: boolean, tx: Tx): Promise<Marked | null>

  setApprovalNumber(id: number, approvalNumber: string | null, tx: Tx): Promise<Marked | null>

  /** Sends the member an admin's words by mail. Returns null for an unknown member. */
  warn(id: number, words: string, tx: Tx): Promise<User | null>

  /** Begins the deletion of a member, see `Deletions`. Returns null if the member is unknown or already leaving. */
  remove(id: number, tx: Tx): Promise<User | null>
}

type Deps = {
  mails: MailQueue<Tx>
  users: UserStore
  members: MemberStore
  sessions: SessionStore
  resetTokens: ResetTokenStore
  deletions: DeletionSteps
}

export function createMembers({ mails, users, members, sessions, resetTokens, deletions }: Deps): Members {
  async function mark(id: number, marks: { isBlocked: boolean } | { isAdmin: boolean }, tx: Tx) {
    const account = await users.lock(id, tx)
    if (!account) return null
    await users.update(id, marks, tx)
    return { before: account.user, after: { ...account.user, ...marks } }
  }

  return {
    find: async (id, tx) => (await users.find(id, tx))?.user ?? null,
    findAll: members.findAll,
    findNames: members.findNames,
    list: members.list,
    readAll: members.readAll,
    searchIds: members.searchIds,
    active: members.active,
    listFigures: members.listFigures,
    hasAdmin: users.hasAdmin,

    async setBlocked(id, isBlocked, tx, reason) {
      const marked = await mark(id, { isBlocked }, tx)
      if (!marked || !isBlocked) return marked
      await sessions.removeAll(id, null, tx)
      await resetTokens.removeUnused(id, tx)
      const { email: to, firstName } = marked.after
      const parameters = { firstName, words: reason ?? null }
      if (!marked.before.isBlocked)
        await mails.queue({ template: 'account-blocked', to, userId: id, parameters }, tx)
      return marked
    },

    setAdmin: (id, isAdmin, tx) => mark(id, { isAdmin }, tx),

    async setApprovalNumber(id, approvalNumber, tx) {
      const before = (await users.lock(id, tx))?.user
      if (!before) return null
      if (before.approvalNumber !== approvalNumber) await users.setApprovalNumber(id, approvalNumber, tx)
      return { before, after: { ...before, approvalNumber } }
    },

    async warn(id, words, tx) {
      const member = (await users.lock(id, tx))?.user
      if (!member) return null
      const parameters = { firstName: member.firstName, words }
      await mails.queue({ template: 'account-warned', to: member.email, userId: id, parameters }, tx)
      return member
    },

    async remove(id, tx) {
      const account = await users.lock(id, tx)
      if (!account || !(await deletions.begin(id, tx))) return null
      const { email: to, firstName } = account.user
      await mails.queue({ template: 'account-removed', to, parameters: { firstName } }, tx)
      return account.user
    },
  }
}
