import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  type Model,
  Op,
  type Sequelize,
} from 'sequelize'
import type { Database, Tx } from '../../db/database'

/** As it was read: what `parameters` holds, and whether there is such a template, is not known yet. */
export type QueuedMail = {
  id: number
  to: string
  template: string
  parameters: string
  attempts: number
  createdAt: Date
}

/** What a member is told of a mail that waits for him. */
export type OwnMail = { template: string; to: string; createdAt: Date }

interface MailModel extends Model<InferAttributes<MailModel>, InferCreationAttributes<MailModel>> {
  id: CreationOptional<number>
  userId: number | null
  recipient: string
  template: string
  parameters: string
  attempts: CreationOptional<number>
  createdAt: Date
  nextTryAt: Date
}

export function createMailStore(db: Database) {
  const mails = defineModel(db.sequelize)
  return {
    async add(
      {
        to,
        parameters,
        at,
        ...mail
      }: { to: string; userId: number | null; template: string; parameters: object; at: Date },
      tx?: Tx,
    ): Promise<void> {
      const row = {
        ...mail,
        recipient: to,
        parameters: JSON.stringify(parameters),
        createdAt: at,
        nextTryAt: at,
      }
      await db.write((transaction) => mails.create(row, { transaction }), tx)
    },

    async findOwn(userId: number): Promise<OwnMail[]> {
      const rows = await mails.findAll({ where: { userId }, order: ['createdAt', 'id'] })
      return rows.map(({ template, recipient, createdAt }) => ({ template, to: recipient, createdAt }))
    },

    count: () => mails.count(),

    /** Links first, for which somebody waits at the screen; then those that waited longest. */
    async findDue(now: Date, limit: number): Promise<QueuedMail[]> {
      const rows = await mails.findAll({
        where: { nextTryAt: { [Op.lte]: now } },
        order: [[literal("CASE template WHEN 'reset-link' THEN 0 ELSE 1 END"), 'ASC'], 'nextTryAt', 'id'],
        limit,
      })
      return rows.map(toQueuedMail)
    },

    /**
     * Takes it until `until`, unless another process did so since it was read: then null. Whoever
     * ends before having sent it leaves it due again.
     */
    async claim({ id, attempts, ...mail }: QueuedMail, now: Date, until: Date): Promise<QueuedMail | null> {
      const unclaimed = { id, attempts, nextTryAt: { [Op.lte]: now } }
      const claim = { attempts: attempts + 1, nextTryAt: until }
      const [claimed] = await db.write(() => mails.update(claim, { where: unclaimed }))
      return claimed === 1 ? { ...mail, id, attempts: attempts + 1 } : null
    },

    /** Nothing when it has been claimed anew. */
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
      createdAt: DataTypes.DATE,
      nextTryAt: DataTypes.DATE,
    },
    { tableName: 'mails', underscored: true, timestamps: false },
  )
}

function toQueuedMail({ id, recipient, template, parameters, attempts, createdAt }: MailModel): QueuedMail {
  return { id, to: recipient, template, parameters, attempts, createdAt }
}
