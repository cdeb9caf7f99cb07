import { count } from '#app/text/words'
import { FoldedChanges } from '#app/ui/admin/change-list'
import { french } from '#app/ui/text/text'
import type { ChangesSince } from './changes'

/** What the owner of an ad has changed since an admin last looked at it. */
export function Since({ when, changes }: ChangesSince) {
  if (changes.length === 0) return <p>{french(`Rien n'a changé depuis le ${when}.`)}</p>
  const label = count(changes.length, 'champ changé', 'champs changés')
  return <FoldedChanges label={`${label} depuis le ${when}`} changes={changes} />
}
