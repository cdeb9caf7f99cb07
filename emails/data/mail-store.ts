import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize'
import type { Database, Tx } from '#db/database'
import { asDate, type StoredDate } from '#db/read'

/** As it was read: template and parameters are not checked yet. */
export type QueuedMail = {
  id: number
  to: string
  template: string
  parameters: string
  attempts: number
  createdAt: Date
}

export type NewMail = { to: string; userId: number | null; template: string; parameters: object }

/** For the member's export of their data. */
export type OwnMail = { template: string; to: string; createdAt: Date }

interface MailModel extends Model<InferAttributes<MailModel>, InferCreationAttributes<MailModel>> {
  id: CreationOptional<number>
  userId: number | null
  recipient: string
  template: string
  parameters: string
  attempts: CreationOptional<number>
  priority: number
  createdAt: Date
  nextTryAt: Date
}

export function createMailStore(db: Database) {
  const mails = defineModel(db.sequelize)
  const nextDue = nextDueBy('')
  // On SQLite a transaction is the only writer anyway.
  const claim = claimOf(nextDueBy(db.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''))
  return {
    async add(added: readonly NewMail[], at: Date, tx?: Tx): Promise<void> {
      const rows = added.map(({ to, parameters, ...mail }) => ({
        ...mail,
        recipient: to,
        parameters: JSON.stringify(parameters),
        priority: mail.template === 'reset-link' ? LINK : OTHER,
        createdAt: at,
        nextTryAt: at,
      }))
      await db.write((transaction) => mails.bulkCreate(rows, { transaction }), tx)
    },

    async findOwn(userId: number): Promise<OwnMail[]> {
      const rows = await mails.findAll({ where: { userId }, order: ['createdAt', 'id'] })
      return rows.map(({ template, recipient, createdAt }) => ({ template, to: recipient, createdAt }))
    },

    count: () => mails.count(),

    async hasDue(now: Date): Promise<boolean> {
      const [row] = await db.read<{ id: number | null }>(`SELECT ${nextDue} AS id`, [now])
      return row!.id !== null
    },

    /**
     * Takes the next one that is due, until `until`: links first, then those that waited longest. Null when
     * none is left. A process that ends before it has sent the mail leaves it due again.
     */
    async claimNext(now: Date, until: Date): Promise<QueuedMail | null> {
      const [row] = await db.transaction((tx) => db.read<ClaimedRow>(claim, [now, until], tx))
      return row ? { ...row, createdAt: asDate(row.createdAt) } : null
    },

    /** Does nothing when another process has claimed the mail since. */
    async postpone({ id, attempts }: QueuedMail, nextTryAt: Date): Promise<void> {
      await db.write(() => mails.update({ nextTryAt }, { where: { id, attempts } }))
    },

    async remove(id: number): Promise<void> {
      await db.write(() => mails.destroy({ where: { id } }))
    },
  }
}

function defineModel(sequelize: Sequelize) {
  return sequelize.define<MailModel>(
    'Mail',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: DataTypes.INTEGER,
      recipient: DataTypes.TEXT,
      template: DataTypes.TEXT,
      parameters: DataTypes.TEXT,
      attempts: { type: DataTypes.INTEGER, defaultValue: 0 },
      priority: DataTypes.INTEGER,
      createdAt: DataTypes.DATE,
      nextTryAt: DataTypes.DATE,
    },
    { tableName: 'mails', underscored: true, timestamps: false },
  )
}

type ClaimedRow = Omit<QueuedMail, 'createdAt'> & { createdAt: StoredDate }

/** Somebody waits at the screen for a link. */
const [LINK, OTHER] = [0, 1]

/** The id of the next mail; a range of the index for each priority, past which no row is looked at. */
function nextDueBy(locking: string): string {
  const first = (priority: number) =>
    `(SELECT id FROM mails WHERE priority = ${priority} AND next_try_at <= $1
      ORDER BY next_try_at, id LIMIT 1 ${locking})`
  return `COALESCE(${first(LINK)}, ${first(OTHER)})`
}

const claimOf = (next: string) =>
  `UPDATE mails SET attempts = attempts + 1, next_try_at = $2 WHERE id = ${next}
   RETURNING id, recipient AS "to", template, parameters, attempts, created_at AS "createdAt"`
