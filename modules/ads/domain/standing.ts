type Ad = { isApproved: boolean; isSold: boolean; rejectionReason: string | null }

export const AD_STATES = ['pending', 'online', 'sold', 'rejected'] as const

export type AdState = (typeof AD_STATES)[number]

/** What was rejected stays so, whatever its owner calls it. */
export function stateOf({ isApproved, isSold, rejectionReason }: Ad): AdState {
  if (rejectionReason !== null) return 'rejected'
  if (isSold) return 'sold'
  return isApproved ? 'online' : 'pending'
}
