import { ok, refuse } from '../../kernel/result'
import type { AdActions } from '../contract'
import { changesBetween } from '../domain/actions'
import { act } from './act'
import type { Parts } from './parts'

export function adActions(parts: Parts): AdActions {
  const { ads } = parts
  return {
    async approveAd(by, id) {
      const found = await ads.find(id, { id: by.userId, isAdmin: true })
      return act(
        parts,
        by,
        async (tx) => {
          const approved = found && (await ads.approve(id, tx))
          if (!approved) return refuse('not-found')
          const changes = changesBetween(['isApproved'], found, approved)
          const entry = { action: 'ad.approve', subjectId: id, subject: approved.title, changes } as const
          return ok({ value: approved, entries: changes.length > 0 ? [entry] : [] })
        },
        { about: found ? [found.userId] : [] },
      )
    },
  }
}
