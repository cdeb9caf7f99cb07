/** What home and the legal notice both say. */
export const INDEPENDENT =
  "Prépa LTS est une initiative citoyenne indépendante. Ce site n'est pas officiel et ne dépend d'aucune fédération ni d'aucune administration."

export const NO_LIABILITY =
  "Il sert uniquement à apprendre ; son propriétaire décline toute responsabilité quant à l'usage qui en est fait. Seuls les textes légaux font foi."

/** Of both texts: to be moved on with every change of what they say. */
export const LAST_CHANGE = new Date('2026-11-21T12:00:00Z')
