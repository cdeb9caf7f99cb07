import { accountCalls } from './accounts'
import { adCalls } from './ads'
import { adminCalls } from './admin'
import { examCalls } from './exams'
import { newsCalls } from './news'
import { openapiCalls } from './openapi'
import { questionCalls } from './questions'
import { userCalls } from './users'

/** The whole contract. */
export const contract = {
  ...accountCalls,
  ...questionCalls,
  ...examCalls,
  ...adCalls,
  ...newsCalls,
  ...adminCalls,
  ...userCalls,
  ...openapiCalls,
}

export type Contract = typeof contract
export type CallPath = keyof Contract
