import { RETENTION } from '#modules/kernel/retention'
import { formatPeriod } from './period'

export const KEPT_IN_BIN = `Vous pourrez la restaurer pendant ${formatPeriod(RETENTION.bin)}, depuis la corbeille.`
export const ALL_KEPT_IN_BIN = `Vous pourrez les restaurer pendant ${formatPeriod(RETENTION.bin)}, depuis la corbeille.`

export const NOT_IN_BIN = "Cet élément n'est plus dans la corbeille"
