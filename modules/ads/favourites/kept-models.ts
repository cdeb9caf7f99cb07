import type { Sequelize } from 'sequelize'
import { date, defineModel, id, integer, text, textOrNull } from '#db/columns'

export type KeptModels = ReturnType<typeof defineKeptModels>

/** What members keep of the list of ads. */
export function defineKeptModels(sequelize: Sequelize) {
  return {
    favourites: defineModel(sequelize, 'favourites', {
      userId: { ...integer, primaryKey: true },
      adId: { ...integer, primaryKey: true },
      createdAt: date,
    }),
    adAlerts: defineModel(sequelize, 'ad_alerts', {
      id,
      userId: integer,
      /** As it stands in the address of the list. */
      search: text,
      createdAt: date,
      /** Mails have covered the ads that were approved until then. */
      seenUntil: date,
      /** A day in Belgium; null once the member has ended the mails. */
      nextDigestOn: textOrNull,
    }),
  }
}
