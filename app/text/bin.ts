import { BIN_DAYS } from '#modules/admin/schemas'

/** Shown before an admin deletes something. */
export const KEPT_IN_BIN = `Vous pourrez la restaurer pendant ${BIN_DAYS} jours, depuis la corbeille.`
export const ALL_KEPT_IN_BIN = `Vous pourrez les restaurer pendant ${BIN_DAYS} jours, depuis la corbeille.`

/** Used by pages and messages. */
export const NOT_IN_BIN = "Cet élément n'est plus dans la corbeille"
