import type { Sequelize } from 'sequelize'
import { date, defineModel, integer } from '#db/columns'

export type KeptModels = ReturnType<typeof defineKeptModels>

/** What members keep of the list of ads. */
export function defineKeptModels(sequelize: Sequelize) {
  return {
    favourites: defineModel(sequelize, 'favourites', {
      userId: { ...integer, primaryKey: true },
      adId: { ...integer, primaryKey: true },
      createdAt: date,
    }),
  }
}
