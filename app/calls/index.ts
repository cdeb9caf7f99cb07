import { accountCalls } from './accounts'
import { adCalls } from './ads'
import { adminCalls } from './admin'

/** The whole contract. */
export const contract = { ...accountCalls, ...adCalls, ...adminCalls }

export type Contract = typeof contract
export type CallPath = keyof Contract
