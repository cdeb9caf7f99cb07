import type { Tx } from '#db/database'
import type { Caller } from '#modules/identity'
import type { Page, Slice } from '#modules/kernel/page'
import { type Stopping, sweep } from '#modules/kernel/sweep'
import { refuse } from '#modules/kernel/result'
import { before, RETENTION } from '#modules/kernel/retention'
import { actAsAdmin, type Acted, type Deps, done, type ChangeResult } from '../log/act'
import type { BinnedThing, BinQuery, StoredThing } from './store'

/** If two admins act on the same thing at once, the second gets 'not-found'. */
export interface Bin {
  list(query: BinQuery, slice: Slice): Promise<Page<BinnedThing>>

  find(id: number): Promise<BinnedThing | null>

  /** Refuses with 'duplicate-question' if the bank now has a question with the same text. */
  restore(by: Caller, id: number): Acted<BinnedThing, 'not-found' | 'duplicate-question'>

  erase(by: Caller, id: number): Acted<BinnedThing, 'not-found'>

  /** Erases the things that have been in the bin for `RETENTION.bin`, and returns their number. */
  empty(stopping?: Stopping): Promise<number>
}

export function createBin(deps: Deps): Bin {
  const { bin } = deps
  return {
    list: (query, slice) => bin.list(query, slice),

    find: (id) => bin.find(id),

    restore: (by, id) =>
      onThing<'duplicate-question'>(deps, by, id, async (thing, tx) => {
        const refusal = await putBack(deps, thing, tx)
        if (refusal) return refuse(refusal)
        await bin.remove([id], tx)
        return done(thing, toEntry('restore', thing))
      }),

    erase: (by, id) =>
      onThing(deps, by, id, async (thing, tx) => {
        await eraseAll(deps, [thing], tx)
        return done(thing, toEntry('erase', thing))
      }),

    empty: (stopping) => sweep(stopping, () => erasePortion(deps)),
  }
}

/** Runs `work` on a locked thing. Locks the owner of an ad before the ad, to avoid deadlocks. */
async function onThing<Code extends string = never>(
  deps: Deps,
  by: Caller,
  id: number,
  work: (thing: StoredThing, tx: Tx) => ChangeResult<StoredThing, Code>,
): Acted<StoredThing, Code | 'not-found'> {
  const owner = (await deps.bin.find(id))?.ownerId ?? []
  const change = async (tx: Tx): ChangeResult<StoredThing, Code | 'not-found'> => {
    const [thing] = await deps.bin.lock([id], tx)
    return thing ? work(thing, tx) : refuse('not-found')
  }
  return actAsAdmin(deps, by, change, [owner].flat())
}

async function putBack({ exams, ads, news }: Deps, { kind, subjectId }: StoredThing, tx: Tx) {
  if (kind === 'question') {
    const restored = await exams.questions.restore(subjectId, tx)
    return restored.ok ? null : restored.code
  }
  await (kind === 'ad' ? ads.bin : news.articles).restore(subjectId, tx)
  return null
}

/** Deletes news and ads for good, but keeps the row of a question, because past results contain it. */
async function eraseAll({ bin, ads, news }: Deps, things: readonly StoredThing[], tx: Tx): Promise<void> {
  const toIds = (kind: StoredThing['kind']) =>
    things.flatMap((thing) => (thing.kind === kind ? thing.subjectId : []))
  await ads.bin.erase(toIds('ad'), tx)
  for (const id of toIds('news')) await news.articles.remove(id, tx)
  const ids = things.map(({ id }) => id)
  await bin.remove(ids, tx)
}

const PORTION = 100

async function erasePortion(deps: Deps): Promise<number> {
  const { db, clock, identity, bin } = deps
  const old = await bin.listUntil(before(clock.now(), RETENTION.bin), PORTION)
  if (old.length === 0) return 0
  return db.transaction(async (tx) => {
    const owners = old.flatMap(({ ownerId }) => ownerId ?? [])
    await identity.accounts.lockMembers(owners, tx)
    const ids = old.map(({ id }) => id)
    const left = await bin.lock(ids, tx)
    await eraseAll(deps, left, tx)
    return left.length
  })
}

function toEntry(act: 'restore' | 'erase', { kind, subjectId, title }: StoredThing) {
  const after = act === 'restore' ? false : null
  const changes = [{ field: 'isBinned', before: true, after } as const]
  return { action: `${kind}.${act}` as const, subjectId, subject: title, changes }
}
