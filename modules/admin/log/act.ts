import type { CountExpression, Database, Tx } from '#db/database'
import type { Ads } from '#modules/ads'
import type { Exams } from '#modules/exams'
import type { Caller, Identity, User } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { FailedMails, HeldMails } from '#modules/kernel/mails'
import type { Pictures } from '#modules/kernel/pictures'
import { ok, type Result } from '#modules/kernel/result'
import type { News } from '#modules/news'
import type { BinStore } from '../bin/store'
import type { ImportStore } from '../content/import-store'
import type { SetupDependencies } from '../setup/lines'
import type { ActionLog, Entry } from './store'

export type AdminDependencies = {
  db: Database
  clock: Clock
  identity: Identity
  exams: Exams
  ads: Ads
  news: News
  pictures: Pictures
  mails: HeldMails<Tx> & { failed: FailedMails<Tx> }
  /** When the newest backup was completed, in minutes since 1970; 0 before the first. */
  lastBackup: CountExpression
  setup: SetupDependencies
  /** False removes the limit on how many open reports one person may have. */
  isLimited?: boolean
}

export type Deps = AdminDependencies & { log: ActionLog; bin: BinStore; imports: ImportStore }

export type Acted<Value, Code extends string = never> = Promise<
  Result<Value, Code | 'signed-out' | 'not-admin'>
>

type Done<Value> = { value: Value; entries: readonly Entry[] }

export const done = <Value>(value: Value, ...entries: Entry[]) => ok<Done<Value>>({ value, entries })

/** A change must refuse before its first write, because a refusal does not roll back the transaction. */
export type ChangeResult<Value, Code extends string> = Promise<Result<Done<Value>, Code>>

export const holdKey = (decisionId: number, adId: number) => `decision ${decisionId} ad ${adId}`

/** Runs an admin's change and logs it in one transaction. Makes the admin's earlier decisions on ads final. */
export async function actAsAdmin<Value, Code extends string = never>(
  { db, clock, identity, ads, mails, log }: Deps,
  by: Caller,
  change: (tx: Tx, admin: User) => ChangeResult<Value, Code>,
  about: readonly number[] = [],
  outer?: Tx,
): Acted<Value, Code> {
  const earlier = await ads.decisions.list(by.userId, outer)
  const owners = earlier.map(({ ownerId }) => ownerId)
  return db.transaction(async (tx) => {
    const admin = await identity.accounts.lockAdmin(by, tx, [...about, ...owners])
    if (!admin.ok) return admin
    const changed = await change(tx, admin.value)
    if (!changed.ok) return changed
    const { value, entries } = changed.value
    if (earlier.length > 0) {
      const keys = earlier.map(({ decisionId, adId }) => holdKey(decisionId, adId))
      await mails.release(keys, tx)
      await ads.decisions.settle([...new Set(earlier.map(({ decisionId }) => decisionId))], tx)
    }
    await log.add(admin.value, entries, clock.now(), tx)
    return ok(value)
  }, outer)
}
