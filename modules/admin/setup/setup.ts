import { createHash, randomBytes } from 'node:crypto'
import type { CountExpression, Tx } from '#db/database'
import type { Caller, User } from '#modules/identity'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Deps } from '../log/act'
import type { Tables } from '../tables'
import { createDemo, DEMO_NEWS, type Demo, NO_DEMO } from './demo'
import { DECIDED } from './schema'
import type { AddressTry, SetupLine, LastTry, TriedLine } from './lines'

/** The checklist of a new site. A line is done once the site has seen it, or an admin has decided it. */
export interface Setup {
  /** Returns which lines are done. The second factor is this admin's own. */
  findDone(admin: Pick<User, 'secondFactorAt'>): Promise<Record<SetupLine, boolean>>

  /** How many lines are done for this admin, given the number of `storedDone`. */
  toProgress(admin: Pick<User, 'secondFactorAt'>, storedDone: number): { done: number; of: number }

  /** The number of lines that the database knows to be done. */
  readonly storedDone: CountExpression

  findTries(): Promise<Partial<Record<TriedLine, LastTry>>>

  /** Mails a code to the admin's address. Only the last code works, and only once. */
  sendTestMail(by: Caller): Tried<User>

  /** Takes the code out of that mail. It also confirms the address to which the code was sent. */
  confirmTestMail(by: Caller, code: string): Tried<void, 'wrong-code'>

  /** Notes what the site cannot try: that the rules for ads are decided, or that the address works from elsewhere. */
  decide(by: Caller, line: 'adRules' | 'address'): Tried<void>

  /** Asks the public address, which may take some seconds. */
  tryAddress(by: Caller): Tried<AddressTry>

  /** Has the newest backup restored by `runBackupTry`, because that may take minutes. */
  askForBackupTry(by: Caller): Tried<void>

  /** Restores the newest backup beside the site if an admin has asked for it. */
  runBackupTry(): Promise<void>

  demo: Demo
}

type Tried<Value, Code extends string = never> = Promise<Result<Value, Code | 'signed-out' | 'not-admin'>>

export function createSetup(deps: Deps, tables: Tables): Setup {
  const { db, clock, identity, news, mails, setup } = deps
  const { tries } = tables

  const tried = (line: TriedLine) => ({
    sql: `SELECT count(*) FROM setup_tries WHERE line = '${line}' AND outcome = 'ok'`,
  })
  /** Each is 1 once the line is done, and 0 before. */
  const stored = {
    address: tried('address'),
    mail: setup.sendsMail ? tried('mail') : { sql: '0' },
    adRules: tried('adRules'),
    backup: tried('backup'),
    news: news.published.anyExcept(DEMO_NEWS),
    demo: NO_DEMO,
  } satisfies Partial<Record<SetupLine, CountExpression>>

  const asAdmin = <Value, Code extends string = never>(
    by: Caller,
    work: (tx: Tx, admin: User) => Promise<Result<Value, Code>>,
  ): Tried<Value, Code> =>
    // Does not use `actAsAdmin`, which would make the admin's earlier decisions on ads final.
    db.transaction(async (tx) => {
      const admin = await identity.accounts.lockAdmin(by, tx)
      return admin.ok ? work(tx, admin.value) : admin
    })

  const note = (line: TriedLine, outcome: string, detail: string | null, tx?: Tx) =>
    tries.insertOrUpdateAll(
      [{ line, outcome, detail, triedAt: clock.now() }],
      ['outcome', 'detail', 'triedAt'],
      tx,
    )

  return {
    demo: createDemo(deps, tables),

    async findDone({ secondFactorAt }) {
      const found = await db.readCounts(stored)
      const isDone = (line: keyof typeof stored) => found[line] === 1
      return {
        operator: setup.hasOperator,
        address: isDone('address'),
        mail: isDone('mail'),
        secondFactor: secondFactorAt !== null,
        adRules: isDone('adRules'),
        news: isDone('news'),
        demo: isDone('demo'),
        backup: isDone('backup'),
      }
    },

    storedDone: {
      sql: Object.values(stored)
        .map(({ sql }) => `(${sql})`)
        .join(' + '),
    },

    toProgress({ secondFactorAt }, storedDone) {
      const others = [setup.hasOperator, secondFactorAt !== null]
      const done = storedDone + others.filter(Boolean).length
      return { done, of: Object.keys(stored).length + others.length }
    },

    findTries: async () =>
      Object.fromEntries((await tries.list({})).map((last) => [last.line, last] as const)),

    sendTestMail: (by) =>
      asAdmin(by, async (tx, admin) => {
        const { id: userId, email: to, firstName } = admin
        const code = randomBytes(CODE_BYTES).toString('hex')
        await note('mail', 'sent', seal(code, admin), tx)
        await mails.queue({ template: 'test-mail', to, userId, parameters: { firstName, code } }, tx)
        return ok(admin)
      }),

    async confirmTestMail(by, code) {
      const confirmed = await asAdmin<User, 'wrong-code'>(by, async (tx, admin) => {
        const sent = await tries.lock({ line: 'mail', outcome: 'sent' }, tx)
        if (sent?.detail !== seal(code.replace(/\s/g, '').toLowerCase(), admin)) return refuse('wrong-code')
        await note('mail', 'ok', null, tx)
        return ok(admin)
      })
      if (!confirmed.ok) return confirmed
      const { id, email } = confirmed.value
      await identity.emailAddresses.confirm(id, email)
      return ok(undefined)
    },

    decide: (by, line) => asAdmin(by, async (tx) => ok(await note(line, 'ok', DECIDED, tx))),

    async tryAddress(by) {
      // Asks before the transaction, which must not wait for the network.
      const found = await setup.tryAddress()
      return asAdmin(by, async (tx) => {
        await note('address', found.outcome, found.detail, tx)
        return ok(found)
      })
    },

    askForBackupTry: (by) => asAdmin(by, async (tx) => ok(await note('backup', 'requested', null, tx))),

    async runBackupTry() {
      const requested = { line: 'backup', outcome: 'requested' } as const
      if ((await tries.count(requested)) === 0) return
      // On SQLite every process runs this job, and only one may take the request.
      const claimed = await tries.update(requested, { outcome: 'running', triedAt: clock.now() })
      if (claimed === 0) return
      try {
        const { outcome, detail } = await setup.tryBackup()
        await note('backup', outcome, detail)
      } catch (error) {
        await note('backup', 'failed', null)
        throw error
      }
    },
  }
}

/** Too long to be guessed, because the code confirms an address. */
const CODE_BYTES = 5

/** Binds a code to the admin and to the address that it is sent to. No table holds the code itself for long. */
function seal(code: string, { id, email }: User): string {
  return createHash('sha256').update(`${id} ${email} ${code}`).digest('hex')
}
