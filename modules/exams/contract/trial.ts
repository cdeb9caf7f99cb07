export type { TrialItem } from '../schemas'
