import { adCalls } from './ads'
import { adminCalls } from './admin'
import { questionCalls } from './questions'

/** The whole contract. */
export const contract = { ...questionCalls, ...adCalls, ...adminCalls }

export type Contract = typeof contract
export type CallPath = keyof Contract
